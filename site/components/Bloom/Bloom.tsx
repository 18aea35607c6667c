import type { ComponentPropsWithRef } from 'react';
import { mark } from 'virtual:brand';

/** The parts of the brand's mark in a 48 × 48 box: in the color around them, or in their own. */
export const MarkPaths = () =>
  mark.parts?.map(({ path, fill }) => <path key={path} d={path} fill={fill} />) ?? (
    <path d={mark.path} />
  );

/** The brand's mark: logo, list bullet and loading indicator. Inherits the text color, unless it keeps its own. */
export const Bloom = (props: ComponentPropsWithRef<'svg'>) => (
  <svg viewBox="0 0 48 48" width="24" height="24" fill="currentColor" aria-hidden="true" {...props}>
    <MarkPaths />
  </svg>
);
