import type { Writable } from 'node:stream';

/** Where log lines go, each with its end of line. */
export interface LogStream {
  write(line: string): void;
}

/** About a hundred lines, in characters. */
const enough = 8_192;

/** Milliseconds. */
const longestWait = 200;

/** What a line about nothing out of the ordinary begins with, from pino or from us. */
const ordinary = '{"level":30,';

/**
 * Writes lines in batches: when there are enough, when the first has waited
 * long enough, when one tells of trouble, and when the process ends. To write
 * each by itself takes longer than the answer it tells of. Whoever stops
 * reading is not written to.
 */
export const openLogStream = (output: Writable = process.stdout): LogStream => {
  let lines = '';
  const flush = () => {
    if (lines !== '' && output.writable) output.write(lines);
    lines = '';
  };
  output.on('error', () => {});
  process.once('exit', flush);
  return {
    write: (line) => {
      if (lines === '') setTimeout(flush, longestWait).unref();
      lines += line;
      if (lines.length >= enough || !line.startsWith(ordinary)) flush();
    },
  };
};
