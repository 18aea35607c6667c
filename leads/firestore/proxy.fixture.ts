import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A way to a port that can be cut, or swallow what is sent back. */
export const startProxy = async (target: number) => {
  const sockets = new Set<Socket>();
  let swallowing = false;
  const server = createServer((client) => {
    const upstream = connect(target, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => void upstream.write(data));
    upstream.on('data', (data) => void (swallowing || client.write(data)));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const cut = () => {
    server.close();
    hangUp();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  onTestFinished(cut);
  return {
    port,
    /** Nobody listens any more. */
    cut,
    /** As at the beginning. */
    mend: async () => {
      swallowing = false;
      hangUp();
      if (!server.listening) await listen(port);
    },
    /** What is sent arrives; no answer comes back. */
    swallow: () => {
      swallowing = true;
    },
  };
};
