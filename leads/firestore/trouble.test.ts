import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { status } from '@grpc/grpc-js';
import { expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../lead-store.ts';
import { contactSubmission } from '../submission.fixture.ts';
import { newProject, openFirestoreStore, useEmulator } from './emulator.fixture.ts';

const emulator = useEmulator();

const inquiry = contactSubmission({}, { submissionId: 'press-0001' });

/** A way to a port that can be cut, or swallow what is sent back. */
const startProxy = async (target: number) => {
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

const openBehindProxy = async (deadline: number) => {
  const proxy = await startProxy(emulator().port);
  const projectId = newProject();
  return {
    proxy,
    store: openFirestoreStore(proxy.port, { projectId, deadline }),
    direct: openFirestoreStore(emulator().port, { projectId }),
  };
};

test('a Firestore that is away is reported by every operation, and works once it is back', async () => {
  const { proxy, store } = await openBehindProxy(1500);
  await store.checkWritable();
  proxy.cut();
  const operations = [
    store.add(inquiry),
    store.counts(),
    Array.fromAsync(store.documents('contacts')),
    store.eraseByEmail('ana@example.com'),
    store.checkWritable(),
    store.outbox.lease(new Date(), 60),
  ];
  for (const outcome of await Promise.allSettled(operations)) {
    expect(outcome).toMatchObject({ reason: { name: 'StoreUnavailable' } });
  }
  await proxy.mend();
  // An attempt that is given up may have been stored all the same: then the next is a duplicate.
  await expect
    .poll(() => store.add(inquiry).catch(String), { timeout: 10_000 })
    .toMatchObject({ outcome: expect.stringMatching(/^(?:stored|duplicate)$/u) });
});

test('a Firestore that does not answer is given up in time', async () => {
  const { proxy, store } = await openBehindProxy(400);
  proxy.swallow();
  const start = performance.now();
  await expect(store.counts()).rejects.toThrow('The lead store does not answer.');
  await expect(store.add(inquiry)).rejects.toThrow(StoreUnavailable);
  expect(performance.now() - start).toBeLessThan(5000);
});

test('a lead whose answer got lost is stored once, also when it is sent again', async () => {
  const { proxy, store, direct } = await openBehindProxy(1500);
  await store.checkWritable();
  proxy.swallow();
  await expect(store.add(inquiry)).rejects.toThrow(StoreUnavailable);
  await proxy.mend();
  await expect
    .poll(() => store.add(inquiry).catch(String), { timeout: 15_000 })
    .toMatchObject({ outcome: 'duplicate' });
  expect(await direct.counts()).toMatchObject({ contacts: 1 });
  expect(await Array.fromAsync(direct.outbox.entries())).toHaveLength(1);
});

test('contention is met by trying again; what lasts is reported, and nothing is stored afterwards', async () => {
  const projectId = newProject();
  const calm = openFirestoreStore(emulator().port);
  emulator().refuseNext(status.ABORTED, 1);
  expect(await calm.add(inquiry)).toMatchObject({ outcome: 'stored' });
  const store = openFirestoreStore(emulator().port, { projectId, deadline: 300 });
  emulator().refuseNext(status.ABORTED, 1);
  await expect(store.add(inquiry)).rejects.toThrow(StoreUnavailable);
  await new Promise((resolve) => setTimeout(resolve, 1600));
  expect(await openFirestoreStore(emulator().port, { projectId }).counts()).toMatchObject({
    contacts: 0,
  });
});

test('a refusal for lack of rights is reported as a store that cannot be written, and a closed store answers nothing', async () => {
  const store = openFirestoreStore(emulator().port);
  emulator().refuseNext(status.PERMISSION_DENIED, 1);
  await expect(store.checkWritable()).rejects.toMatchObject({
    name: 'StoreUnavailable',
    cause: { code: status.PERMISSION_DENIED },
  });
  await store.close();
  await expect(store.counts()).rejects.toThrow('The lead store has been closed.');
});
