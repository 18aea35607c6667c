import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';

/** Makes an app listen on a free port of this machine. Returns the port. */
export const listenAnywhere = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

/** Sends a server raw bytes that no HTTP client would, and returns everything it sends until it hangs up. */
export const exchange = async (
  port: number,
  write: string | ((socket: Socket) => void),
): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  // A server may close the connection while we are still writing.
  socket.on('error', () => {});
  if (typeof write === 'string') socket.write(write, 'latin1');
  else write(socket);
  return text(socket);
};

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Parses the first response in a server's output. */
export const parseAnswer = (said: string): RawAnswer => {
  const [head = '', body = ''] = said.split(/\r\n\r\n(.*)/su);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => {
    const [name = '', value = ''] = line.split(/: (.*)/su);
    return [name.toLowerCase(), value] as const;
  });
  return { status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers), body };
};

/** Sends a request line exactly as written, on a new connection. */
export const ask = async (port: number, requestLine: string, headers = ''): Promise<RawAnswer> =>
  parseAnswer(
    await exchange(
      port,
      `${requestLine} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n${headers}\r\n`,
    ),
  );
