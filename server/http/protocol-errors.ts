import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerUnderWay } from './answers-under-way.ts';
import { STATUS_CODES } from './node-http.ts';

interface Refusal {
  status: number;
  sentence: string;
  allow?: string;
}

/** What Node reports about a request it could not read, and how that is answered. */
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, sentence: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: { status: 431, sentence: 'The headers of the request are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, sentence: 'The request is too large.' },
};

const malformed: Refusal = { status: 400, sentence: 'The request could not be understood.' };
const noHost: Refusal = { status: 400, sentence: 'The request does not say which host it is for.' };
const noTunnel: Refusal = {
  status: 405,
  sentence: 'This server opens no tunnels.',
  allow: 'GET, HEAD',
};

/** Time for the answer to reach the client, in milliseconds: closing at once, with data still coming in, would discard it. */
const lingering = 1_000;

type Headers = Readonly<Record<string, string>>;

const headersOf = ({ sentence, allow }: Refusal, securityHeaders: Headers): Headers => ({
  ...securityHeaders,
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Length': String(sentence.length + 1),
  'Cache-Control': 'no-store',
  Connection: 'close',
  ...(allow && { Allow: allow }),
});

/** Node reports a malformed request once for every piece that comes in after it. */
const refused = new WeakSet<Duplex>();

/** Whether a request lacks the Host header that HTTP/1.1 demands (RFC 9112, 3.2). */
export const lacksHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined && httpVersion === '1.1';

/** What answers where there is no proper request, with the same security headers as everything else. */
export const createProtocolErrors = (securityHeaders: Headers) => {
  const hangUp = (socket: Duplex, refusal: Refusal): void => {
    if (!socket.writable) return;
    const { status, sentence } = refusal;
    const headers = Object.entries(headersOf(refusal, securityHeaders))
      .map((header) => `${header.join(': ')}\r\n`)
      .join('');
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers}\r\n${sentence}\n`);
    setTimeout(() => socket.destroy(), lingering).unref();
  };
  return {
    /** Answers what Node could not read as a request, after the answers still owed on the connection. */
    refuseMalformed: (error: NodeJS.ErrnoException, socket: Duplex): void => {
      if (error.code === 'ECONNRESET' || refused.has(socket)) return;
      refused.add(socket);
      const refusal = refusals[error.code ?? ''] ?? malformed;
      const owed = answerUnderWay(socket);
      if (owed) owed.once('finish', () => hangUp(socket, refusal));
      else hangUp(socket, refusal);
    },
    /** Answers CONNECT, which is for proxies. */
    refuseTunnel: (_request: IncomingMessage, socket: Duplex): void => hangUp(socket, noTunnel),
    /** Answers a request that `lacksHost`. */
    refuseWithoutHost: (response: ServerResponse): void => {
      response
        .writeHead(noHost.status, headersOf(noHost, securityHeaders))
        .end(`${noHost.sentence}\n`);
    },
  };
};
