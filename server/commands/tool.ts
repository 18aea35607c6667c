import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { WrongSetting, loadEnvironmentFile } from '../settings/environment.ts';

/** A command line that cannot be carried out. The message is for whoever typed it. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.trimEnd() : String(error);

/** Reads words as `parseArgs` does. Throws `WrongUsage`. */
export const readWords = <Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  allowPositionals = false,
) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals });
  } catch (error) {
    // parseArgs explains at length; its first sentence says what is wrong.
    const [sentence] = messageOf(error).split(/\.\s/u);
    throw new WrongUsage(`${sentence}.`, { cause: error });
  }
};

/** The exit code for an error: 2 where something was typed or set wrong, otherwise 1. */
export const exitCodeFor = (error: unknown): 1 | 2 =>
  error instanceof WrongUsage || error instanceof WrongSetting ? 2 : 1;

type Work = (words: readonly string[]) => Iterable<string> | AsyncIterable<string>;

/**
 * Runs a program with what was typed behind its name and the settings of
 * `.env`: what `work` yields goes to standard output, an error in one sentence
 * to standard error.
 */
export const runTool = async (work: Work): Promise<void> => {
  try {
    loadEnvironmentFile();
    await pipeline(work(process.argv.slice(2)), process.stdout, { end: false });
  } catch (error) {
    // Whoever reads the output has seen enough, as in "… | head -1".
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return;
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = exitCodeFor(error);
  }
};
