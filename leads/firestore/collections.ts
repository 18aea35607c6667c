import type { CollectionName } from '../documents.ts';

/** What stands beside the documents, each in a collection of its own. */
export const beside = {
  /** What is held back, with the mail that waits with it; see `held-document.ts`. */
  quarantine: 'quarantine',
  /** Tests of ourselves, as they would stand in their collections. */
  canaries: 'canaries',
  /** One a submission, with its id: `{ collection, person }`. Says where the document is, and whose; so an id is given once only. */
  records: 'leadRecords',
  /** The outbox; see `mail-document.ts`. One a lead, with its id. */
  mail: 'mail',
  /** Recognises a repetition without a submission id, by fingerprint: `{ lead, expireTime }`. */
  recent: 'recentSubmissions',
  /** The store's secret and the traces of its health checks. */
  state: 'storeState',
} as const;

/** Where a submission may stand. */
export type Place = CollectionName | typeof beside.quarantine | typeof beside.canaries;
