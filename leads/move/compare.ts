import { collectionNames, type CollectionName } from '../documents.ts';
import type { MailMessage } from '../outbox.ts';
import { FingerprintBuilder, type Fingerprint } from './fingerprint.ts';
import type { MovableLead, MovableStore } from './movable-store.ts';
import type { Ends } from './move-leads.ts';
import { pagesOf } from './pages.ts';

const pageSize = 50;

/** The prints of what two stores hold under one name. */
export interface Comparison {
  name: CollectionName | 'outbox';
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

/** What has to be the same of a mail: not when it is due, which is never in the store it was moved from. */
const essence = ({ document, mail }: MovableLead) =>
  mail && [
    document.id,
    mail.state,
    mail.attempts,
    mail.queuedAt,
    mail.sentAt,
    mail.message && essenceOfMessage(mail.message),
  ];

const printsOf = async (
  store: MovableStore,
  collection: CollectionName,
  outbox: FingerprintBuilder,
) => {
  const documents = new FingerprintBuilder();
  for await (const page of pagesOf(store.documents(collection), pageSize)) {
    for (const { id, data } of page) documents.add([id, data]);
    const leads = await store.find(
      collection,
      page.map(({ id }) => id),
    );
    for (const lead of leads.values()) {
      const mail = essence(lead);
      if (mail) outbox.add(mail);
    }
  }
  // Counted in another way, so that what cannot be listed is noticed.
  return { ...documents.get(), count: await store.count(collection) };
};

const compared = (name: Comparison['name'], source: Fingerprint, target: Fingerprint) => ({
  name,
  source,
  target,
  same: source.count === target.count && source.hash === target.hash,
});

/** Compares what two stores hold, collection by collection, and at last their outboxes. */
export async function* compareStores({
  source,
  target,
}: Ends): AsyncGenerator<Comparison, void, undefined> {
  const outboxes = { source: new FingerprintBuilder(), target: new FingerprintBuilder() };
  for (const name of collectionNames) {
    yield compared(
      name,
      await printsOf(source, name, outboxes.source),
      await printsOf(target, name, outboxes.target),
    );
  }
  yield compared('outbox', outboxes.source.get(), outboxes.target.get());
}
