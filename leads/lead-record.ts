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
  /** The visitor, when the address is complete enough for a reply. */
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  /** Set on a canary's mail, which may go to a mailbox of its own. */
  isTest: z.boolean().optional(),
});

/** A composed mail. Sender and recipient are settings that are added on sending. */
export type MailMessage = z.infer<typeof mailMessage>;

const mail = z.object({
  /** `waiting`: due at `nextAttemptAt`; `sending`: leased until then; `dead`: given up until someone retries it. */
  state: z.enum(['waiting', 'sending', 'sent', 'dead']),
  attempts: z.int(),
  queuedAt: moment,
  /** Set only while the mail is waiting or being sent. In any other state it is never due. */
  nextAttemptAt: moment.optional(),
  sentAt: moment.optional(),
  /** The mail server's last error, without personal data. */
  lastError: z.string().optional(),
  /** The contents of a notice, until it is sent. A mail about a lead is composed on sending. */
  message: mailMessage.optional(),
});

/**
 * The unit that is stored, exported and imported. A notice has no document. A document that is quarantined, or that
 * another program wrote to Firestore, has no mail.
 */
export const leadRecord = z.object({
  id: z.string().min(1),
  document: storedDocument.optional(),
  origin: z.optional(originContract),
  /** What was requested, when the collection alone does not say: "Free review request". */
  request: z.string().optional(),
  /** When the agency marked it as answered. */
  answeredAt: moment.optional(),
  /** Who marked it as answered, if people sign in to the back office. */
  answeredBy: z.string().optional(),
  /** The agency's own note about it. */
  note: z.string().optional(),
  /** Who wrote the note, if people sign in to the back office. */
  noteBy: z.string().optional(),
  /** Why the document is in quarantine. */
  held: z.object({ suspicions: z.array(z.string()) }).optional(),
  mail: mail.optional(),
  /** A test lead of our own. It belongs to no collection and is not exported. */
  canary: z.literal(true).optional(),
});

export type LeadRecord = z.infer<typeof leadRecord>;
/** A record with a document, so not a notice. */
export type Lead = LeadRecord & { document: StoredDocument };
export type StoredMail = z.infer<typeof mail>;

/** A newly queued mail, due at once by default. */
export const waitingMail = (
  queuedAt: string,
  { message, nextAttemptAt = queuedAt }: Pick<StoredMail, 'message' | 'nextAttemptAt'> = {},
): StoredMail => ({ state: 'waiting', attempts: 0, queuedAt, nextAttemptAt, message });

/** One submission of a form, already validated by the form's contract. */
export interface Submission {
  collection: CollectionName;
  fields: FormFields;
  /** What was requested, when the collection alone does not say: "Free review request". */
  request?: string | undefined;
  /** Created by the browser's script; undefined without JavaScript. */
  submissionId?: string | undefined;
  /** The sender's IP address. Only a keyed hash of it is ever stored, and only for a short time. */
  sender: string;
  receivedAt: Date;
  /** How the visitor reached the site, stored beside the document; unknown without JavaScript. */
  origin?: Origin | undefined;
  /** Why it looks like spam. Any reason sends it to `quarantine` instead of its collection. */
  suspicions?: readonly string[] | undefined;
  /** A test lead of our own: stored and mailed, but in no collection and never quarantined, until it is discarded. */
  canary?: true | undefined;
}

/** The record to store for a submission. */
export const recordOf = (id: string, submission: Submission): LeadRecord => {
  const { collection, fields, receivedAt, origin, request, suspicions = [], canary } = submission;
  const document = documentOf(collection, fields, receivedAt);
  const lead = { id, document, origin, request, canary };
  return suspicions.length > 0 && !canary
    ? { ...lead, held: { suspicions: [...suspicions] } }
    : { ...lead, mail: waitingMail(document.data.timestamp) };
};

/** How long identical fields from one sender count once when there is no submission id, in milliseconds. */
export const duplicateWindow = repetitionMinutes * 60 * 1000;

/**
 * Calls `forget`, which deletes old fingerprints, every minute until the timer is cleared, even without new leads.
 * Ignores its errors: when the store is unavailable, a minute later is soon enough.
 */
export const deleteRegularly = (forget: () => Promise<void>): NodeJS.Timeout =>
  setInterval(() => void forget().catch(() => {}), 60_000).unref();

/** Hashes a text to an id: 32 hexadecimal digits, the same for the same text. */
export const hashedId = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 32);

type Identity = Pick<Submission, 'collection' | 'fields' | 'submissionId'>;

/** The values that identify a repeat. The address is canonical, so that its spelling does not matter. */
const contents = ({ collection, fields }: Identity) => {
  const { data } = documentOf(collection, fields, new Date(0));
  return [
    collection,
    ...Object.entries({ ...fieldsOf(data), email: canonicalAddress(fields.email) }),
  ];
};

/**
 * The id of a submission's document: 32 hexadecimal digits. The same submission id with the same fields always gives
 * the same document id, so any store refuses to create the document twice. Without a submission id it is random.
 */
export const documentId = (submission: Identity): string => {
  if (submission.submissionId === undefined) return randomBytes(16).toString('hex');
  return hashedId(JSON.stringify([submission.submissionId, ...contents(submission)]));
};

/**
 * A fingerprint of identical fields from the same sender. It is keyed with the store's secret, because IP addresses
 * are few enough to brute-force from a plain hash.
 */
export const senderFingerprint = (submission: Submission, secret: Uint8Array): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([submission.sender, ...contents(submission)]))
    .digest('hex');

/** The groups in which records are counted and compared. */
export const sections = [...collectionNames, 'quarantine', 'notices'] as const;

export type Section = (typeof sections)[number];

/** The section a record belongs to. */
export const sectionOf = ({ document, held, canary }: LeadRecord): Section | 'canaries' => {
  if (!document) return 'notices';
  if (canary) return 'canaries';
  return held ? 'quarantine' : document.collection;
};
