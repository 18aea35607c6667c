import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { WrongSetting, loadEnvironmentFile } from '../settings/environment.ts';

/** An invalid command line. The message is for the person who typed it. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.trimEnd() : String(error);

/** Parses arguments with `parseArgs`. Throws `WrongUsage`. */
export const readWords = <Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  allowPositionals = false,
) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals });
  } catch (error) {
    // parseArgs' messages are long; the first sentence says what is wrong.
    const [sentence] = messageOf(error).split(/\.\s/u);
    throw new WrongUsage(`${sentence}.`, { cause: error });
  }
};

/** The exit code for an error: 2 for wrong usage or settings, otherwise 1. */
export const exitCodeFor = (error: unknown): 1 | 2 =>
  error instanceof WrongUsage || error instanceof WrongSetting ? 2 : 1;

type Work = (words: readonly string[]) => Iterable<string> | AsyncIterable<string>;

/**
 * Runs a program with its command-line arguments and the settings of `.env`. What `work` yields
 * goes to standard output, the message of an error to standard error.
 */
export const runTool = async (work: Work): Promise<void> => {
  try {
    loadEnvironmentFile();
    await pipeline(work(process.argv.slice(2)), process.stdout, { end: false });
  } catch (error) {
    // The reader closed the pipe, as in "… | head -1".
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return;
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = exitCodeFor(error);
  }
};
