import type { MailMessage } from '../outbox.ts';
import { FingerprintBuilder, type Fingerprint } from './fingerprint.ts';
import { shelves, type Movable, type MovableStore, type Shelf } from './movable-store.ts';
import type { Ends } from './move-leads.ts';
import { pagesOf } from './pages.ts';

const pageSize = 50;

/** The prints of what two stores hold under one name. */
export interface Comparison {
  name: Shelf | 'outbox';
  source: Fingerprint;
  target: Fingerprint;
  same: boolean;
}

const essenceOfMessage = ({ subject, text, html, replyTo }: MailMessage) => [
  subject,
  text,
  html,
  replyTo?.name,
  replyTo?.address,
];

const essenceOfDocument = ({ id, document }: Movable) => [
  id,
  document?.collection,
  document?.data,
  document?.held?.suspicions,
  document?.held && essenceOfMessage(document.held.mail),
];

/** What has to be the same of a mail: not when it is due, which is never in the store it was moved from. */
const essenceOfMail = ({ id, mail }: Movable) =>
  mail && [
    id,
    mail.state,
    mail.attempts,
    mail.queuedAt,
    mail.sentAt,
    mail.message && essenceOfMessage(mail.message),
  ];

const printsOf = async (store: MovableStore, shelf: Shelf, outbox: FingerprintBuilder) => {
  const contents = new FingerprintBuilder();
  for await (const ids of pagesOf(store.ids(shelf), pageSize)) {
    const found = await store.find(shelf, ids);
    for (const one of found.values()) {
      contents.add(essenceOfDocument(one));
      const mail = essenceOfMail(one);
      if (mail) outbox.add(mail);
    }
  }
  // Counted in another way, so that what cannot be listed is noticed.
  return { ...contents.get(), count: await store.count(shelf) };
};

const compared = (name: Comparison['name'], source: Fingerprint, target: Fingerprint) => ({
  name,
  source,
  target,
  same: source.count === target.count && source.hash === target.hash,
});

/** Compares what two stores hold, shelf by shelf, and at last their outboxes. */
export async function* compareStores({
  source,
  target,
}: Ends): AsyncGenerator<Comparison, void, undefined> {
  const outboxes = { source: new FingerprintBuilder(), target: new FingerprintBuilder() };
  for (const name of shelves) {
    yield compared(
      name,
      await printsOf(source, name, outboxes.source),
      await printsOf(target, name, outboxes.target),
    );
  }
  yield compared('outbox', outboxes.source.get(), outboxes.target.get());
}
