import { connect } from 'node:net';
import process from 'node:process';

/**
 * A program of its own: `page-readers.ts HOST PORT CONNECTIONS SECONDS` asks
 * for the home page, compressed, over and over on so many connections, and
 * says how many answers a second it got. Written on bare sockets, so that it
 * asks faster than the server can answer.
 */

const [host = '', port = '', connections = '', seconds = ''] = process.argv.slice(2);
const request = `GET / HTTP/1.1\r\nHost: ${host}:${port}\r\nAccept-Encoding: br\r\n\r\n`;
const headEnd = Buffer.from('\r\n\r\n');

/** How long a whole answer is, from its first bytes. */
const answerLength = (bytes: Buffer): number => {
  const head = bytes.indexOf(headEnd);
  const length = /content-length: (\d+)/iu.exec(bytes.toString('latin1', 0, head))?.[1];
  if (head < 0 || length === undefined || !bytes.toString('latin1', 0, 15).includes(' 200 ')) {
    throw new Error('The home page is not answered as expected');
  }
  return head + headEnd.length + Number(length);
};

let answers = 0;
let expected = 0;

const read = () => {
  let received = 0;
  const socket = connect(Number(port), host, () => socket.write(request));
  socket.on('data', (bytes) => {
    expected ||= answerLength(bytes);
    received += bytes.length;
    if (received < expected) return;
    if (received > expected) throw new Error('An answer of another length came in');
    received = 0;
    answers += 1;
    socket.write(request);
  });
  // A server ends a connection after so many requests.
  socket.on('close', read);
  socket.on('error', () => {});
};

for (let number = 0; number < Number(connections); number += 1) read();
setTimeout(
  () => {
    process.send?.(answers / Number(seconds));
    process.exit();
  },
  Number(seconds) * 1000,
);
