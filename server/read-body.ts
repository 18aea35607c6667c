import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { maximumBodySize, maximumDiscardedSize, maximumPieces } from './limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body, when the headers announce one. */
    incoming: Promise<Body> | undefined;
  }
}

/** The body, if it is within the limit. */
export type Body = Buffer | 'too large';

/** No browser sends such a body, so it needs no proper response: it counts as aborted by the client. */
class TooManyPieces extends Error {
  override name = 'TooManyPieces';
  readonly code = 'ECONNRESET';
}

/**
 * Reads a request's body, or resolves to 'too large'. A body slightly over the limit is read and
 * discarded, since a client that is cut off while sending may never see the response. One
 * announced as far too large is not read at all. Rejects when the client disconnects, and
 * disconnects a client that sends too many chunks.
 */
const readBody = async (payload: Readable, announcedSize = 0): Promise<Body> => {
  if (announcedSize > maximumDiscardedSize) return 'too large';
  const { promise, resolve, reject } = Promise.withResolvers<Body>();
  const body = Buffer.allocUnsafe(maximumBodySize);
  let size = 0;
  let pieces = 0;
  // Copied immediately: a stream that waits for its reader keeps an object per chunk.
  payload.on('data', (piece: Buffer) => {
    if (size + piece.length <= maximumBodySize) piece.copy(body, size);
    size += piece.length;
    pieces += 1;
    if (size > maximumDiscardedSize) resolve('too large');
    // Immediately: otherwise Node delivers all chunks received so far, at four times the cost.
    if (pieces > maximumPieces)
      payload.destroy(new TooManyPieces('A body comes in too many pieces'));
  });
  payload.once('end', () => resolve(size > maximumBodySize ? 'too large' : body.subarray(0, size)));
  payload.once('error', reject);
  return promise;
};

/**
 * Starts reading the body of every request right away, before any route needs it: an unread
 * stream keeps an object per chunk. Routes get the result as `request.body`.
 */
export const readBodies = (app: FastifyInstance): void => {
  app.decorateRequest('incoming');
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'content-length': size, 'transfer-encoding': encoding } = request.headers;
    if (size !== undefined || encoding !== undefined) {
      request.incoming = readBody(request.raw, Number(size ?? 0));
      // Avoids an unhandled rejection. Whoever awaits `incoming` still gets the error.
      request.incoming.catch(() => {});
    }
    done();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', async (request: FastifyRequest) => request.incoming);
};
