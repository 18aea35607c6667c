import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { status } from '@grpc/grpc-js';
import { expect, onTestFinished, test } from 'vitest';
import { contactSubmission, documentsIn } from '../submission.fixture.ts';
import { openFirestoreStore, useEmulator } from './emulator.fixture.ts';

const emulator = useEmulator();

const inquiry = contactSubmission({}, { submissionId: 'press-0001' });

/** A port where nothing listens, or, if silent, a server that never answers. */
const openPort = async (isSilent: boolean): Promise<number> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  if (isSilent) onTestFinished(close);
  else close();
  return port;
};

test.for([
  ['is away', false],
  ['does not answer', true],
] as const)('a Firestore that %s is reported by every operation', async ([, isSilent]) => {
  const store = openFirestoreStore(await openPort(isSilent), { deadline: 400 });
  const operations = [
    store.add(inquiry),
    store.counts(),
    documentsIn(store, 'contacts'),
    store.eraseByEmail('ana@example.com'),
    store.checkWritable(),
    store.outbox.lease(new Date(), 60),
  ];
  for (const outcome of await Promise.allSettled(operations))
    expect(outcome).toMatchObject({ reason: { name: 'StoreUnavailable' } });
});

test('contention is retried; missing permissions are reported; a closed store rejects every call', async () => {
  const store = openFirestoreStore(emulator().port);
  emulator().refuseNext(status.ABORTED, 1);
  expect(await store.add(inquiry)).toMatchObject({ outcome: 'stored' });
  emulator().refuseNext(status.PERMISSION_DENIED, 1);
  await expect(store.checkWritable()).rejects.toMatchObject({
    name: 'StoreUnavailable',
    cause: { code: status.PERMISSION_DENIED },
  });
  await store.close();
  await expect(store.counts()).rejects.toThrow('The lead store has been closed.');
});
