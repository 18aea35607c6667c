import { optimize } from 'svgo';
import { lengthProblem, markProblem } from '@agency/content-model/brand/mark.ts';
import { Refusal } from '../refusal.ts';

/**
 * Converts an SVG from a drawing program into a mark: shapes become paths,
 * transforms are applied, and everything but the drawing is removed. Throws a
 * `Refusal` when it cannot be a mark.
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
  const wrong = markProblem(data, true);
  if (wrong !== undefined) throw problem(wrong);
  return data;
};
