import type { FastifyInstance } from 'fastify';
import { WrongSetting } from '../../settings/wrong-setting.ts';

interface Place {
  host: string;
  port: number;
}

const sentences = new Map<string, (place: Place) => string>([
  [
    'EADDRINUSE',
    ({ port }) =>
      `PORT is ${port}, which another program uses; stop that program or set another port.`,
  ],
  ['EACCES', ({ port }) => `PORT is ${port}, which this user may not use; set one above 1023.`],
]);

const wrongHost = ({ host }: Place) =>
  `HOST is "${host}"; it should be a name or an address of this machine.`;

const explain = (error: unknown, place: Place): unknown => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return error;
  const sentence = sentences.get(String(error.code)) ?? wrongHost;
  return new WrongSetting(sentence(place));
};

const portOf = (app: FastifyInstance, { port }: Place) => {
  const address = app.server.address();
  return typeof address === 'object' ? (address?.port ?? port) : port;
};

/** Makes an app listen and tells the address to open in a browser. Rejects with `WrongSetting` where it cannot. */
export const listen = async (app: FastifyInstance, { host, port }: Place): Promise<string> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explain(error, { host, port });
  }
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${everywhere ? 'localhost' : name}:${portOf(app, { host, port })}`;
};
