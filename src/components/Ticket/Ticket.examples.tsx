import type { Example } from '../../gallery/example.ts';
import { Ticket } from './Ticket.tsx';

export const examples: readonly Example[] = [
  { state: 'large', show: <Ticket size="large" price="$3999" note="with 60 days of support" /> },
  { state: 'small', show: <Ticket price="$29" /> },
  { state: 'tiny', show: <Ticket size="tiny" price="All April 2025" /> },
];
