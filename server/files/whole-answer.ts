import { maximumRequestsPerConnection, timeouts } from '../http/limits.ts';
import type { Representation } from './served-file.ts';

export const statusLine = 'HTTP/1.1 200 OK';

const keptOpen = {
  Connection: 'keep-alive',
  'Keep-Alive': `timeout=${timeouts.keepAliveTimeout / 1000}, max=${maximumRequestsPerConnection}`,
};

const headOf = ({ headers }: Representation, second: number): string => {
  const date = new Date(second * 1000).toUTCString();
  const always = Object.entries({ Date: date, ...keptOpen }).flat();
  return [...headers, ...always].reduce(
    (head, part, index) => `${head}${index % 2 === 0 ? '\r\n' : ': '}${part}`,
    statusLine,
  );
};

const kept = new Map<Representation, Buffer>();
let keptSecond = 0;

/**
 * The head and the body of an answer on a connection that stays open, in one
 * piece. It tells the date, so it is put together once in each second that it
 * is asked for, and forgotten after it.
 */
export const wholeAnswer = (representation: Representation): Buffer => {
  const second = Math.trunc(Date.now() / 1000);
  if (second !== keptSecond) kept.clear();
  keptSecond = second;
  const known = kept.get(representation);
  if (known) return known;
  const head = `${headOf(representation, second)}\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head, 'latin1'), representation.body]);
  kept.set(representation, whole);
  return whole;
};
