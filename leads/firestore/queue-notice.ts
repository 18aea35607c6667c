import { Timestamp } from '@google-cloud/firestore';
import { noticeId } from '../notice-id.ts';
import type { MailMessage } from '../outbox.ts';
import { beside } from './collections.ts';
import type { LeadWriter } from './create-lead.ts';
import { queuedMail } from './mail-document.ts';
import { isRefusal } from './store-error.ts';

/** Queues a mail that tells of no lead, unless its key was used before. */
export const queueNotice = async (
  { connection, delivery }: LeadWriter,
  key: string,
  { message, now }: { message: MailMessage; now: Date },
): Promise<boolean> => {
  const place = connection.collection(beside.mail).doc(noticeId(key));
  const mail = queuedMail(message, { queuedAt: now }, delivery);
  const notice = { ...mail, noticeTime: Timestamp.fromDate(now) };
  try {
    await connection.write((transaction) => void transaction.create(place, notice));
    return true;
  } catch (error) {
    if (isRefusal(error, 'ALREADY_EXISTS')) return false;
    throw error;
  }
};
