import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod';
import { repetitionMinutes } from './forms/constants.ts';
import { canonicalAddress } from './forms/email-address.ts';
import { originContract, type Origin } from './forms/envelope.ts';
import {
  collectionNames,
  documentOf,
  fieldsOf,
  storedDocument,
  type CollectionName,
  type FormFields,
  type StoredDocument,
} from './documents.ts';

const moment = z.iso.datetime();

const mailMessage = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** The visitor, where her address is complete enough to answer to. */
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  /** A canary's mail, which may have a mailbox of its own. */
  isTest: z.boolean().optional(),
});

/** A mail as it is composed. Sender and recipient are settings, added when it is sent. */
export type MailMessage = z.infer<typeof mailMessage>;

const mail = z.object({
  /** `waiting`: to be sent at `nextAttemptAt`; `sending`: leased to a worker until then; `dead`: given up, kept until someone retries it. */
  state: z.enum(['waiting', 'sending', 'sent', 'dead']),
  attempts: z.int(),
  queuedAt: moment,
  /** Of what waits, or is being sent: a mail of another state is never due. */
  nextAttemptAt: moment.optional(),
  sentAt: moment.optional(),
  /** The mail server's last refusal, without personal data. */
  lastError: z.string().optional(),
  /** Of a notice, until it is sent. A mail about a lead is composed when it is sent. */
  message: mailMessage.optional(),
});

/**
 * What is stored, exported and imported in one piece. A notice has no document;
 * what is held back, or was written to Firestore by others, has no mail.
 */
export const leadRecord = z.object({
  id: z.string().min(1),
  document: storedDocument.optional(),
  origin: z.optional(originContract),
  /** What was asked for, where the collection alone does not tell: "Free review request". */
  request: z.string().optional(),
  /** When the agency said that it has answered. */
  answeredAt: moment.optional(),
  /** Who of the agency said so, where people sign in. */
  answeredBy: z.string().optional(),
  /** The agency's own words about it. */
  note: z.string().optional(),
  /** Who of the agency wrote them, where people sign in. */
  noteBy: z.string().optional(),
  /** Why a document is in quarantine. */
  held: z.object({ suspicions: z.array(z.string()) }).optional(),
  mail: mail.optional(),
  /** A test of ourselves. It is in no collection, and left out of exports. */
  canary: z.literal(true).optional(),
});

export type LeadRecord = z.infer<typeof leadRecord>;
/** A record that is no notice. */
export type Lead = LeadRecord & { document: StoredDocument };
export type StoredMail = z.infer<typeof mail>;

/** A mail that was just queued, due at once unless told otherwise. */
export const waitingMail = (
  queuedAt: string,
  { message, nextAttemptAt = queuedAt }: Pick<StoredMail, 'message' | 'nextAttemptAt'> = {},
): StoredMail => ({ state: 'waiting', attempts: 0, queuedAt, nextAttemptAt, message });

/** One press of a submit button, already validated by its form's contract. */
export interface Submission {
  collection: CollectionName;
  fields: FormFields;
  /** What was asked for, where the collection alone does not tell. */
  request?: string | undefined;
  /** Made by the browser's script; absent without JavaScript. */
  submissionId?: string | undefined;
  /** The sender's network address. Only a keyed hash of it is ever kept, and not for long. */
  sender: string;
  receivedAt: Date;
  /** Where she came from, stored beside the document; unknown without script. */
  origin?: Origin | undefined;
  /** Why it looks like spam. With any reason it goes into `quarantine` instead of its collection. */
  suspicions?: readonly string[] | undefined;
  /** A test of ourselves: stored and mailed like any other, but in no collection, until it is discarded. It is never held back. */
  canary?: true | undefined;
}

/** What a submission is stored as. */
export const recordOf = (id: string, submission: Submission): LeadRecord => {
  const { collection, fields, receivedAt, origin, request, suspicions = [], canary } = submission;
  const document = documentOf(collection, fields, receivedAt);
  const lead = { id, document, origin, request, canary };
  return suspicions.length > 0 && !canary
    ? { ...lead, held: { suspicions: [...suspicions] } }
    : { ...lead, mail: waitingMail(document.data.timestamp) };
};

/** How long identical fields from one sender count once where there is no submission id, in milliseconds. */
export const duplicateWindow = repetitionMinutes * 60 * 1000;

/** Deletes old fingerprints every minute, also when no new lead comes in, until it is cleared. Where the store is away, a minute later is soon enough. */
export const deleteRegularly = (forget: () => Promise<void>): NodeJS.Timeout =>
  setInterval(() => void forget().catch(() => {}), 60_000).unref();

/** A text as an id: 32 hexadecimal digits, the same for the same text. */
export const hashedId = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

type Identity = Pick<Submission, 'collection' | 'fields' | 'submissionId'>;

/** However she spells her address, she says the same again. */
const contents = ({ collection, fields }: Identity) => {
  const { data } = documentOf(collection, fields, new Date(0));
  return [
    collection,
    ...Object.entries({ ...fieldsOf(data), email: canonicalAddress(fields.email) }),
  ];
};

/**
 * The id of the document a submission becomes: 32 hexadecimal digits. The same
 * submission id with the same fields always gives the same id, so creating the
 * document twice fails the second time in any store; without a submission id
 * it is random.
 */
export const documentId = (submission: Identity): string => {
  if (submission.submissionId === undefined) return randomBytes(16).toString('hex');
  return hashedId(JSON.stringify([submission.submissionId, ...contents(submission)]));
};

/**
 * Recognises identical fields from the same sender. Keyed with the store's
 * secret, since network addresses are few enough to be guessed from a plain hash.
 */
export const senderFingerprint = (submission: Submission, secret: Uint8Array): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([submission.sender, ...contents(submission)]))
    .digest('hex');

/** By which records are counted and compared. */
export const sections = [...collectionNames, 'quarantine', 'notices'] as const;

export type Section = (typeof sections)[number];

/** Where a record belongs. */
export const sectionOf = ({ document, held, canary }: LeadRecord): Section | 'canaries' => {
  if (!document) return 'notices';
  if (canary) return 'canaries';
  return held ? 'quarantine' : document.collection;
};
