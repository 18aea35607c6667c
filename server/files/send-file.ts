import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedCodings } from './accepted-codings.ts';
import type { Representation, ServedFile } from './served-file.ts';

/** The encoding of a file that a client with this `Accept-Encoding` header likes best. */
export const chooseRepresentation = (
  file: ServedFile,
  acceptEncoding: string | undefined,
): Representation => {
  for (const coding of acceptedCodings(acceptEncoding)) {
    const representation = file[coding];
    if (representation) return representation;
  }
  return file.identity;
};

/** RFC 9110, 13.1.2. The comparison is weak: `W/` is left out of account. An entity tag holds no quotation mark, so it can be searched for in a list. */
const isKnown = (ifNoneMatch: string, etag: string) =>
  ifNoneMatch.includes(etag) || ifNoneMatch.trim() === '*';

/** Answers a GET or HEAD request with a file. All is said and done when it returns. */
export const sendFile = (
  file: ServedFile,
  request: IncomingMessage,
  response: ServerResponse,
): void => {
  const { body, etag, headers, headersWhenUnchanged } = chooseRepresentation(
    file,
    request.headers['accept-encoding'],
  );
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && isKnown(ifNoneMatch, etag)) {
    response.writeHead(304, headersWhenUnchanged).end();
    return;
  }
  response.writeHead(200, headers);
  response.end(body);
};
