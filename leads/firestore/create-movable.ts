import type { Movable, MovableMail, Shelf } from '../move/movable-store.ts';
import { personKey } from '../person-key.ts';
import { beside } from './collections.ts';
import type { LeadWriter } from './create-lead.ts';
import { storedHeld, type HeldLead } from './held-document.ts';
import { storedDocument } from './lead-document.ts';
import type { MailDocument } from './mail-document.ts';
import { storeMovableMail } from './movable-mail.ts';
import type { MailDelivery } from './options.ts';
import { isRefusal } from './store-error.ts';

/** A mail that moved here, as it stands on its shelf. */
export const mailOf = (shelf: Shelf, mail: MovableMail, delivery: MailDelivery): MailDocument => {
  const stored = storeMovableMail(mail, delivery);
  return shelf === 'notices' ? { ...stored, noticeTime: stored.queuedTime } : stored;
};

/** Does nothing where the id is known: it may have been restored here. */
const createHeld = async ({ connection }: LeadWriter, held: HeldLead) => {
  const { id, data } = held;
  const record = { collection: beside.quarantine, person: personKey(data.email) };
  try {
    await connection.write((transaction) => {
      transaction.create(connection.collection(beside.records).doc(id), record);
      transaction.create(connection.collection(beside.quarantine).doc(id), storedHeld(held));
    });
  } catch (error) {
    if (!isRefusal(error, 'ALREADY_EXISTS')) throw error;
  }
};

/** Stores what is not there yet. */
export const createMovable = (
  writer: LeadWriter,
  shelf: Shelf,
  { id, document, mail }: Movable,
) => {
  const { connection, delivery } = writer;
  if (document?.held) return createHeld(writer, { id, ...document, ...document.held });
  const place = (name: string) => connection.collection(name).doc(id);
  return connection.write((transaction) => {
    if (document) {
      const { collection, data } = document;
      const person = personKey(data.email);
      transaction.create(
        place(collection),
        storedDocument(collection, data, new Date(data.timestamp)),
      );
      transaction.set(place(beside.records), { collection, person });
      transaction.delete(place(beside.quarantine));
    }
    if (mail) transaction.set(place(beside.mail), mailOf(shelf, mail, delivery));
  });
};
