import { onTestFinished, vi } from 'vitest';
import { newProject, openFirestoreStore, type Emulator } from '../firestore/emulator.fixture.ts';
import type { LeadStore } from '../lead-store.ts';
import { openStore } from '../sqlite/open-store.fixture.ts';
import { contactSubmission, newsletterSubmission } from '../submission.fixture.ts';
import { temporaryDirectory } from '../temporary-directory.fixture.ts';
import { openEnds } from './open-ends.ts';

/** Two empty stores as their servers see them, and as the ends of a move in either direction. */
export const openBothStores = async ({ port }: Emulator) => {
  const dataDirectory = temporaryDirectory();
  const firestore = { projectId: newProject(), delivery: { by: 'worker' } } as const;
  const open = async (to: 'sqlite' | 'firestore') => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
    const ends = await openEnds({ dataDirectory, firestore }, to);
    vi.unstubAllEnvs();
    onTestFinished(async () => {
      await Promise.all([ends.source.close(), ends.target.close()]);
    });
    return ends;
  };
  return {
    sqlite: openStore(dataDirectory),
    cloud: openFirestoreStore(port, firestore),
    toCloud: await open('firestore'),
    toSqlite: await open('sqlite'),
    open,
  };
};

const moment = new Date('2026-11-21T10:00:00.000Z');

/** Fills a store with some of everything: sign-ups and a notice that wait, one mail each that was sent, is dead, and has failed once, and one held back. */
export const fill = async (store: LeadStore, signUps: number): Promise<void> => {
  const leaseOne = async (brief: string) => {
    const mail = { ...contactSubmission().mail, replyTo: { name: 'Ana', address: 'a@b.com' } };
    const { id } = await store.add(contactSubmission({ brief }, { mail }));
    await store.outbox.lease(moment, 60);
    return id;
  };
  await store.outbox.markSent(await leaseOne('sent 😀'), moment);
  await store.outbox.markDead(await leaseOne('dead'), '550 no');
  await store.outbox.markFailed(await leaseOne('failed'), '451 later', new Date('2030-01-01'));
  await store.add(contactSubmission({ brief: 'held' }, { suspicions: ['five links'] }));
  await store.outbox.notify('a silence', contactSubmission().mail, moment);
  for (let number = 0; number < signUps; number += 1) {
    await store.add(newsletterSubmission(`${number}@example.com`));
  }
};

/** Takes every mail that is due, as a worker would, without sending it. */
export const leaseAll = async ({ outbox }: LeadStore, now = new Date()): Promise<string[]> => {
  const mail = await outbox.lease(now, 600);
  return mail ? [mail.id, ...(await leaseAll({ outbox } as LeadStore, now))] : [];
};
