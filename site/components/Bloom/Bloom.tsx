import type { ComponentPropsWithRef } from 'react';
import { mark } from 'virtual:brand';

/** The mark of the brand: logo, list bullet and loading mark. Takes the text color of its surroundings. */
export const Bloom = (props: ComponentPropsWithRef<'svg'>) => (
  <svg viewBox="0 0 48 48" width="24" height="24" fill="currentColor" aria-hidden="true" {...props}>
    <path d={mark.path} />
  </svg>
);
