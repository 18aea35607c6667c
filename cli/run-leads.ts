import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { LeadStore } from '../leads/lead-store.ts';
import { examinedDamageReport } from '../leads/sqlite/damage.ts';
import type { Context } from './command.ts';
import { readCommandLine, type Request } from './commands.ts';
import { restore } from './restore.ts';
import { exitCodeFor, messageOf } from './tool.ts';

/** What the tool works with; the process's own, or a test's. */
export interface Surroundings extends Context {
  /** May throw `WrongSetting`. */
  openStore(): LeadStore | Promise<LeadStore>;
  output: Writable;
  errors: Writable;
}

const isClosedPipe = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

/** Says on standard error, since standard output may be an export, that leads are missing. */
const tellOfDamage = ({ dataDirectory, errors }: Surroundings): void => {
  const directory = dataDirectory();
  const report = directory === undefined ? undefined : examinedDamageReport(directory);
  if (report !== undefined) errors.write(`ATTENTION: ${report}\n`);
};

const carryOut = async (request: Request, surroundings: Surroundings): Promise<void> => {
  const { openStore, output } = surroundings;
  if ('help' in request) {
    await pipeline([request.help], output, { end: false });
    return;
  }
  const store = await openStore();
  try {
    await pipeline(request.command.run(store, request.options, surroundings), output, {
      end: false,
    });
  } finally {
    await store.close();
    // It is the remedy.
    if (request.command !== restore) tellOfDamage(surroundings);
  }
};

/** Carries out what was typed behind `npm run leads --`; answers with the exit code that the help explains. */
export const runLeads = async (
  words: readonly string[],
  surroundings: Surroundings,
): Promise<0 | 1 | 2> => {
  try {
    await carryOut(readCommandLine(words), surroundings);
    return 0;
  } catch (error) {
    // Whoever reads the output has seen enough, as in "export … | head -1".
    if (isClosedPipe(error)) return 0;
    surroundings.errors.write(`${messageOf(error)}\n`);
    return exitCodeFor(error);
  }
};
