import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { inquiry, urlEncoded } from './fixtures/contact-form.ts';
import { letLoose } from './fixtures/difficult-clients.ts';
import { watchHealth } from './fixtures/health-watch.ts';
import { startServer } from './fixtures/server-process.ts';

// `bench/reliability/slow-clients.ts` does the same with 1,800 clients, and holds every answer to 200 ms.

test('clients that say nothing, dribble, never read or hang up half-way keep neither the health check nor a visitor waiting', async () => {
  const { url } = await startServer({ directory: temporaryDirectory() });
  const sendAway = letLoose(url, {
    idle: 300,
    'slow reader': 40,
    'slow writer': 40,
    'slow asker': 40,
    'half open': 40,
  });
  onTestFinished(sendAway);
  const times = await watchHealth(url, 3000);
  expect(times.filter((time) => time === Infinity)).toEqual([]);
  expect(times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]).toBeLessThan(
    200,
  );
  expect((await fetch(`${url}/contact`, urlEncoded(inquiry))).status).toBe(303);
});
