import type { ComponentPropsWithRef } from 'react';
import { mark } from 'virtual:brand';

interface MarkPathsProps extends Pick<ComponentPropsWithRef<'path'>, 'fill' | 'transform'> {
  /** The color of the edge around a mark with its own colors, which makes it visible on any ground. */
  edge?: string;
}

/** The parts of the brand's mark in a 48 × 48 box: in one color, or in their own with an edge around them. */
export const MarkPaths = ({ edge = 'var(--ground)', ...paint }: MarkPathsProps) =>
  mark.parts ? (
    <>
      <path d={mark.path} fill={edge} stroke={edge} strokeWidth="4" strokeLinejoin="round" />
      {mark.parts.map(({ path, fill }) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </>
  ) : (
    <path d={mark.path} {...paint} />
  );

/**
 * The brand's mark: logo, list bullet and loading indicator. Inherits the text color, unless it keeps its own. The
 * edge of a mark that fills its box reaches beyond it.
 */
export const Bloom = (props: ComponentPropsWithRef<'svg'>) => (
  <svg
    viewBox="0 0 48 48"
    width="24"
    height="24"
    fill="currentColor"
    overflow="visible"
    aria-hidden="true"
    {...props}
  >
    <MarkPaths />
  </svg>
);
