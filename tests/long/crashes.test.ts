import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { openAgencyMailbox } from '../fixtures/agency-mailbox.ts';
import { goThrough, lossesIn, noLosses } from '../fixtures/hardship.ts';
import { spawnServer } from '../fixtures/site.ts';

/** The lifetime of each server, in milliseconds. `tooling/bench/reliability/crashes.ts` uses a hundred random ones. */
const lives = [
  37, 410, 90, 260, 150, 330, 24, 205, 61, 380, 120, 290, 47, 400, 75, 230, 180, 350, 30, 100,
];

test(
  `${lives.length} kills lose no acknowledged request, double none, and cost no mail`,
  { timeout: 240_000 },
  async () => {
    const aftermath = await goThrough({
      directory: temporaryDirectory(),
      mailServer: await openAgencyMailbox(),
      rounds: lives.map((lasts) => ({ lasts })),
      visitors: 4,
      launch: spawnServer,
    });
    const losses = lossesIn(aftermath);
    expect(losses).toMatchObject(noLosses);
    expect(losses.mailedTwiceInDoubt.length).toBeLessThanOrEqual(lives.length);
    expect(aftermath.acknowledged.length).toBeGreaterThan(lives.length);
  },
);
