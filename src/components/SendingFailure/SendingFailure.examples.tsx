import { unreachable } from '../../../forms/unreachable.ts';
import type { Example } from '../../gallery/example.ts';
import { SendingFailure } from './SendingFailure.tsx';

export const examples: readonly Example[] = [
  {
    state: 'shown',
    show: <SendingFailure sentence={unreachable.contact} agencyEmail="hello@example.com" />,
  },
];
