import { optimize } from 'svgo';
import { lengthProblem, markProblem } from '@agency/content-model/brand/mark.ts';
import { Refusal } from '../refusal.ts';

/**
 * Brings an SVG as drawing programs save it into the form of a mark: shapes
 * become paths, what moves them is worked into them, and whatever is no drawing
 * goes. Refuses what cannot be a mark.
 */
export const cleanMark = (svg: string): string => {
  const problem = (message: string) => new Refusal(`${message}.`);
  const tooLong = lengthProblem(svg);
  if (tooLong !== undefined) throw problem(tooLong);
  let data: string;
  try {
    ({ data } = optimize(svg, {
      multipass: true,
      plugins: [
        'removeScripts',
        { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
        'convertStyleToAttrs',
        { name: 'convertShapeToPath', params: { convertArcs: true } },
        'preset-default',
        'removeStyleElement',
        'removeDimensions',
      ],
    }));
  } catch {
    throw problem('This file is no SVG that can be read. Save it again as a plain SVG');
  }
  const wrong = markProblem(data);
  if (wrong !== undefined) throw problem(wrong);
  return data;
};
