import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WrongSetting } from '../../settings/wrong-setting.ts';
import { maximumConnections } from './limits.ts';

interface Place {
  host: string;
  port: number;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'code' in error ? error.code : undefined;

const explain = (error: unknown, { host, port }: Place): unknown => {
  switch (codeOf(error)) {
    case undefined:
      return error;
    case 'EADDRINUSE':
      return new WrongSetting(
        `PORT is ${port}, which another program uses; stop that program or set another port.`,
      );
    case 'EACCES':
      return new WrongSetting(
        `PORT is ${port}, which this user may not use; set a port above 1023.`,
      );
    default:
      return new WrongSetting(
        `HOST is "${host}"; it should be a name or an address of this machine.`,
      );
  }
};

/** A browser may take `localhost` for either of these. */
const otherLoopback = new Map([
  ['127.0.0.1', '::1'],
  ['::1', '127.0.0.1'],
]);

const listenOnOtherLoopback = async (app: FastifyInstance, { address, port }: AddressInfo) => {
  const server = app.servers
    .create(app.routing)
    .listen(port, otherLoopback.get(address), maximumConnections);
  await once(server, 'listening').catch((error: unknown) => {
    // A machine that has only one of the two is fine.
    if (codeOf(error) === 'EADDRINUSE') throw error;
  });
};

const listenOn = async (app: FastifyInstance, place: Place) => {
  await app.listen({ ...place, backlog: maximumConnections });
  const address = app.server.address() as AddressInfo;
  if (place.host === 'localhost') await listenOnOtherLoopback(app, address);
  return address.port;
};

/** Makes an app listen and tells the address to open in a browser. Rejects with `WrongSetting` where it cannot. */
export const listen = async (app: FastifyInstance, place: Place): Promise<string> => {
  const port = await listenOn(app, place).catch((error: unknown) => {
    throw explain(error, place);
  });
  const everywhere = place.host === '0.0.0.0' || place.host === '::';
  const name = place.host.includes(':') ? `[${place.host}]` : place.host;
  return `http://${everywhere ? 'localhost' : name}:${port}`;
};
