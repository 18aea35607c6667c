import { parentPort, workerData } from 'node:worker_threads';
import { NotLooked } from './fetch.ts';
import { lookAt } from './look.ts';

// Parsers take much time and memory for pages made to harm them, so they don’t run beside the website’s own visitors.
const { typed, about } = workerData as { typed: string; about: string };
const answer = await lookAt(typed, about).catch((error: unknown) => {
  if (error instanceof NotLooked) return { refusal: error.message };
  throw error;
});
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- Threads have no origin.
parentPort?.postMessage(answer);
