import type { Example } from '../../gallery/example.ts';
import { SalonNewsletter } from './SalonNewsletter.tsx';

const newsletter = (
  <SalonNewsletter
    heading="Hair news, rarely"
    text="Four letters a year."
    label="Email"
    placeholder="you@example.com"
    button="Subscribe"
    answer="This is a template, so nothing was sent."
  />
);

export const examples: readonly Example[] = [
  { state: 'empty', show: newsletter },
  {
    state: 'subscribed',
    show: newsletter,
    prepare: () => {
      location.hash = 'subscribed';
    },
  },
];
