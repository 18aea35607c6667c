import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { WrongSetting, loadEnvironmentFile } from '../settings/environment.ts';

/** A command line that cannot be carried out. The message is for whoever typed it. */
export class WrongUsage extends Error {
  override name = 'WrongUsage';
}

/** Whether what was typed behind a tool's name asks for its help. */
export const asksForHelp = (words: readonly string[]): boolean =>
  words[0] === 'help' ||
  words.at(-1) === 'help' ||
  words.some((word) => word === '--help' || word === '-h');

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
 * to standard error. Shows `help`, if there is any, where that is asked for.
 */
export const runTool = async (work: Work, help?: string): Promise<void> => {
  const words = process.argv.slice(2);
  try {
    if (help === undefined || !asksForHelp(words)) loadEnvironmentFile();
    const pieces = help !== undefined && asksForHelp(words) ? [help] : work(words);
    await pipeline(pieces, process.stdout, { end: false });
  } catch (error) {
    // Whoever reads the output has seen enough, as in "… | head -1".
    if (error instanceof Error && 'code' in error && error.code === 'EPIPE') return;
    process.stderr.write(`${messageOf(error)}\n`);
    process.exitCode = exitCodeFor(error);
  }
};

/** Longest time one answer may take, in milliseconds. */
const timeout = 20_000;

/** Why there is no answer, by the codes of Node's sockets and of its `fetch`. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no server of that name',
  EAI_AGAIN: 'names cannot be looked up just now; is this machine online?',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut off',
  EHOSTUNREACH: 'there is no way to that machine',
  ENETUNREACH: 'there is no way to that network; is this machine online?',
  ETIMEDOUT: 'it did not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
  UND_ERR_SOCKET: 'the connection was cut off',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

const reasonFor = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : cause.message;
  return reasons[code] ?? code;
};

/** `fetch`, with a deadline. Rejects with one sentence that names the address and why it was not reached. */
export const reach = async (address: string, request: RequestInit = {}): Promise<Response> => {
  try {
    return await fetch(address, { ...request, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw new Error(`${address} was not reached: ${reasonFor(error)}.`, { cause: error });
  }
};
