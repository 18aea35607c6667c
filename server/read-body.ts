import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { maximumBodySize, maximumDiscardedSize, maximumPieces } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What comes in after the headers, where they announce it. */
    incoming: Promise<Body> | undefined;
  }
}

/** What was sent, if it fits in memory. */
export type Body = Buffer | 'too large';

/** No browser sends a body like this, so no answer is owed: it counts as given up by who sent it. */
class TooManyPieces extends Error {
  override name = 'TooManyPieces';
  readonly code = 'ECONNRESET';
}

/**
 * Reads a request's body, or tells that it is too large. A body that is
 * somewhat too large is taken in and dropped, since a client that is cut off
 * while sending may never see the answer; one that is announced to be far too
 * large is not even begun. Rejects when the client hangs up; one that sends too
 * many pieces is hung up on.
 */
const readBody = async (payload: Readable, announcedSize = 0): Promise<Body> => {
  if (announcedSize > maximumDiscardedSize) return 'too large';
  const { promise, resolve, reject } = Promise.withResolvers<Body>();
  const body = Buffer.allocUnsafe(maximumBodySize);
  let size = 0;
  let pieces = 0;
  // Copied at once: a stream that waits for its reader keeps an object for each piece.
  payload.on('data', (piece: Buffer) => {
    if (size + piece.length <= maximumBodySize) piece.copy(body, size);
    size += piece.length;
    pieces += 1;
    if (size > maximumDiscardedSize) resolve('too large');
    // At once: otherwise Node hands over all pieces that have come, at four times the cost.
    if (pieces > maximumPieces)
      payload.destroy(new TooManyPieces('A body comes in too many pieces'));
  });
  payload.once('end', () => resolve(size > maximumBodySize ? 'too large' : body.subarray(0, size)));
  payload.once('error', reject);
  return promise;
};

/**
 * Reads the body of every request from its first byte on, whoever wants it: a
 * stream that nobody reads yet keeps an object for each piece. A route gets
 * what came in as `request.body`.
 */
export const readBodies = (app: FastifyInstance): void => {
  app.decorateRequest('incoming');
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-length': size, 'transfer-encoding': encoding } = request.headers;
    if (size !== undefined || encoding !== undefined) {
      request.incoming = readBody(request.raw, Number(size ?? 0));
      // Those who ask hear of it.
      request.incoming.catch(() => {});
    }
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest) => request.incoming);
};
