import type { LeadStore } from '../leads/lead-store.ts';
import { compareStores, type Comparison } from '../leads/move/compare.ts';
import type { Fingerprint } from '../leads/move/fingerprint.ts';
import { moveLeads, type Ends, type Progress } from '../leads/move/move-leads.ts';
import { storeKinds } from '../leads/move/open-ends.ts';
import { oneOf, type Command, type Options, type Context } from './command.ts';
import { counted } from './describe.ts';
import { tableLine } from './table-line.ts';

const help = `npm run leads -- migrate --to STORE

Copies every lead with the mail that tells of it from one store to the other,
what is held back as spam and the notices too, then compares both by counts and
hashes. Needs DATA_DIR and FIRESTORE_PROJECT.

  --to  firestore  from the folder DATA_DIR to the project FIRESTORE_PROJECT
        sqlite     the other way round

It may be broken off and run again, as often as you like. A mail that waits is
taken out of the old store before it appears in the new one, so none is sent
twice: in the old store's outbox it then waits until the year 9999. A mail that
is being sent at this moment is left for the next run, with its lead. Nothing
is deleted in the old store.

Run it once while the server runs, stop the server, run it again until it says
"Verified", change the settings, start the server (docs/scaling.md).
Exit code 1 means that the stores differ.

Example:
  npm run leads -- migrate --to firestore
`;

const widths = [24, 8, 14, 8, 14, 9];

const progressLine = ({ shelf, moved, there, sending }: Progress) =>
  `${shelf}: ${moved} moved, ${there} there already, ${sending} being sent\n`;

// Twelve digits are enough for the eye; all of them are compared.
const shown = ({ count, hash }: Fingerprint) => [String(count), hash.slice(0, 12)];

const comparisonLine = ({ name, source, target, same }: Comparison) =>
  tableLine([name, ...shown(source), ...shown(target), same ? 'same' : 'different'], widths);

async function* move(ends: Ends) {
  let sending = 0;
  for await (const progress of moveLeads(ends)) {
    sending += progress.sending;
    yield progressLine(progress);
  }
  yield '\n';
  yield tableLine(['', 'OLD', 'HASH', 'NEW', 'HASH', ''], widths);
  let different = 0;
  for await (const comparison of compareStores(ends)) {
    if (!comparison.same) different += 1;
    yield comparisonLine(comparison);
  }
  if (sending > 0) {
    throw new Error(
      `${counted(sending, 'mail')} being sent at this moment: run the same command again in two minutes.`,
    );
  }
  if (different > 0) {
    throw new Error('The stores differ: stop the servers and run the same command again.');
  }
  yield '\nVerified: both stores hold the same.\n';
}

async function* run(_store: LeadStore, options: Options, { openEnds }: Context) {
  const ends = await openEnds(oneOf('to', options, storeKinds));
  try {
    yield `From ${ends.source.name}\nto ${ends.target.name}\n\n`;
    yield* move(ends);
  } finally {
    await Promise.all([ends.source.close(), ends.target.close()]);
  }
}

/** `leads migrate` */
export const migrate: Command = {
  summary: 'Moves all leads between SQLite and Firestore',
  help,
  options: { to: { type: 'string' } },
  run,
};
