import { createHash } from 'node:crypto';

/** The id of a notice's mail, by its key: as long as the ids of documents. */
export const noticeId = (key: string): string =>
  createHash('sha256').update(key).digest('hex').slice(0, 32);
