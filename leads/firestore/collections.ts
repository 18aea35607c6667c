/** What stands beside the documents, each in a collection of its own. */
export const beside = {
  /** One a lead, with its id: `{ collection, person }`, to erase by. */
  records: 'leadRecords',
  /** The outbox; see `mail-document.ts`. One a lead, with its id. */
  mail: 'mail',
  /** Recognises a repetition without a submission id, by fingerprint: `{ lead, expireTime }`. */
  recent: 'recentSubmissions',
  /** The store's secret and the traces of its health checks. */
  state: 'storeState',
} as const;
