import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { openAgencyMailbox } from './fixtures/agency-mailbox.ts';
import { goThrough } from './fixtures/hardship.ts';
import { lossesIn, noLosses } from './fixtures/losses.ts';
import { spawnServer } from './fixtures/server-process.ts';

// `bench/reliability/crashes.ts` does the same a hundred times.

const kills = 6;

test(
  `${kills} kills at any moment lose no acknowledged request, double none, and cost no mail`,
  { timeout: 60_000 },
  async () => {
    const rounds = Array.from({ length: kills }, () => ({ lasts: 20 + Math.random() * 400 }));
    const aftermath = await goThrough({
      directory: temporaryDirectory(),
      mailServer: await openAgencyMailbox(),
      rounds,
      visitors: 4,
      launch: spawnServer,
    });
    const losses = lossesIn(aftermath);
    expect(losses).toMatchObject(noLosses);
    expect(losses.mailedTwiceInDoubt.length).toBeLessThanOrEqual(kills);
    expect(aftermath.acknowledged.length).toBeGreaterThan(kills);
  },
);
