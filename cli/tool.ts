import process from 'node:process';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';

/** A command line that cannot be carried out. The message is for whoever typed it. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** Whether what was typed behind a tool's name asks for its help. */
export const asksForHelp = (words: readonly string[]): boolean =>
  words[0] === 'help' ||
  words.at(-1) === 'help' ||
  words.some((word) => /^(?:--help|-h)$/u.test(word));

/** Reads words as `parseArgs` does. Throws `WrongUsage`. */
export const readWords = <Options extends ParseArgsOptionsConfig>(
  words: readonly string[],
  options: Options,
  allowPositionals: boolean,
) => {
  try {
    return parseArgs({ args: [...words], options, allowPositionals });
  } catch (error) {
    // parseArgs explains at length; its first sentence says what is wrong.
    const [sentence] = String(error instanceof Error ? error.message : error).split(/\.\s/u);
    throw new WrongUsage(`${sentence}.`, { cause: error });
  }
};

/** The exit code for an error: 2 where something was typed or set wrong, otherwise 1. */
export const exitCodeFor = (error: unknown): 1 | 2 =>
  error instanceof WrongUsage || error instanceof WrongSetting ? 2 : 1;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message.trimEnd() : String(error);

/** Whoever reads the output may have seen enough, as in "… | head -1": nothing is wrong then. */
const endQuietly = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
};

/**
 * Runs a tool of its own: shows its help where that is asked for, otherwise
 * does its work with the settings of `.env`. An error is told in one sentence.
 */
export const runTool = async (
  help: string,
  work: (words: readonly string[]) => Promise<void>,
): Promise<void> => {
  endQuietly();
  const words = process.argv.slice(2);
  if (asksForHelp(words)) {
    process.stdout.write(help);
    return;
  }
  try {
    loadEnvironmentFile();
    await work(words);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = exitCodeFor(error);
  }
};
