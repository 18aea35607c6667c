import type { ComponentPropsWithRef } from 'react';
import { bloomPath } from './bloomPath.ts';

/** The twelve-petal marigold: logo, list bullet and loading mark. Takes the text colour of its surroundings. */
export const Bloom = (props: ComponentPropsWithRef<'svg'>) => (
  <svg viewBox="0 0 48 48" width="24" height="24" fill="currentColor" aria-hidden="true" {...props}>
    <path d={bloomPath} />
  </svg>
);
