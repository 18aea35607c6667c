import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { WrongSetting } from '../settings/wrong-setting.ts';
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

/** Makes an app listen and tells the address to open in a browser. Rejects with `WrongSetting` where it cannot. */
export const listen = async (app: FastifyInstance, place: Place): Promise<string> => {
  await app.listen({ ...place, backlog: maximumConnections }).catch((error: unknown) => {
    throw explain(error, place);
  });
  const { port } = app.server.address() as AddressInfo;
  const everywhere = place.host === '0.0.0.0' || place.host === '::';
  const name = place.host.includes(':') ? `[${place.host}]` : place.host;
  return `http://${everywhere ? 'localhost' : name}:${port}`;
};
