import type { Example } from '../../gallery/example.ts';
import { Disclosure } from './Disclosure.tsx';

const answer = <p>About six weeks, if the photographs are there.</p>;

export const examples: readonly Example[] = [
  {
    state: 'closed',
    show: (
      <Disclosure title="How long does it take?" group="example">
        {answer}
      </Disclosure>
    ),
  },
  {
    state: 'open',
    show: (
      <Disclosure title="How long does it take?" group="example" open>
        {answer}
      </Disclosure>
    ),
  },
  {
    state: 'section with a teaser',
    show: (
      <Disclosure title="The home page" group="example" level={2} teaser="Its job is small.">
        {answer}
      </Disclosure>
    ),
  },
];
