import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Headers } from './security-headers.ts';

interface Refusal {
  status: number;
  sentence: string;
}

/** What Node reports about a request it could not read, and how that is answered. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'The headers of the request are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, sentence: 'The request is too large.' },
};

const malformed: Refusal = { status: 400, sentence: 'The request could not be understood.' };

/** Time for the answer to reach the client, in milliseconds: closing at once, with data still coming in, would discard it. */
const lingering = 1_000;

/** Answers what Node could not read as a request, with the same security headers as everything else, and hangs up. */
export const answerClientError =
  (securityHeaders: Headers) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    // Node reports a malformed request once for every piece that comes in after it.
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const { status, sentence } = refusals[error.code ?? ''] ?? malformed;
    const headers = Object.entries({
      ...securityHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': String(sentence.length + 1),
      'Cache-Control': 'no-store',
      Connection: 'close',
    }).map((header) => `${header.join(': ')}\r\n`);
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${sentence}\n`,
    );
    setTimeout(() => socket.destroy(), lingering).unref();
  };
