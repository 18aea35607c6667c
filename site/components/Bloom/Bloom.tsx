import type { ComponentPropsWithRef } from 'react';
import { mark } from 'virtual:brand';

/** The brand's mark: logo, list bullet and loading indicator. Inherits the text color. */
export const Bloom = (props: ComponentPropsWithRef<'svg'>) => (
  <svg viewBox="0 0 48 48" width="24" height="24" fill="currentColor" aria-hidden="true" {...props}>
    <path d={mark.path} />
  </svg>
);
