import type { Readable } from 'node:stream';
import { maximumBodySize, maximumDiscardedSize } from '../http/limits.ts';

/** What was sent, if it fits in memory. */
export type Body = Buffer | 'too large';

/**
 * Reads a request's body, or tells that it is too large. A body that is
 * somewhat too large is taken in and dropped, since a client that is cut off
 * while sending may never see the answer; one that is announced to be far too
 * large is not even begun. Rejects when the client hangs up.
 */
export const readBody = async (payload: Readable, announcedSize = 0): Promise<Body> => {
  if (announcedSize > maximumDiscardedSize) return 'too large';
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size <= maximumBodySize) chunks.push(chunk);
    if (size > maximumDiscardedSize) break;
  }
  return size > maximumBodySize ? 'too large' : Buffer.concat(chunks);
};
