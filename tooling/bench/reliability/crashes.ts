import { goThroughAll } from './losses.ts';

// Kills the server a hundred times with SIGKILL, each at a random moment, while eight visitors send forms.
await goThroughAll(
  'Crashes',
  Array.from({ length: 100 }, () => ({ lasts: 20 + Math.random() * 400 })),
);
