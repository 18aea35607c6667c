import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { ContactFields } from '../forms/contact.ts';
import { collectionNames } from './documents.ts';
import type { MailMessage, OutboxEntry } from './outbox.ts';

const moment = z.iso.datetime();
const signUp = z.object({ email: z.string(), timestamp: moment });

const document = z.discriminatedUnion('collection', [
  z.object({
    collection: z.literal('contacts'),
    data: z.object({
      name: z.string(),
      email: z.string(),
      // What was written to Firestore before us may have named none, or another.
      service: z.string() as z.ZodType<ContactFields['service']>,
      brief: z.string(),
      timestamp: moment,
    }),
  }),
  z.object({ collection: z.literal('authorityBuilderFunnel1'), data: signUp }),
  z.object({ collection: z.literal('newsletter'), data: signUp }),
]);

const message = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  isTest: z.boolean().optional(),
}) satisfies z.ZodType<MailMessage>;

const mail = z.object({
  state: z.enum(['waiting', 'sending', 'sent', 'dead']),
  attempts: z.int(),
  queuedAt: moment,
  /** Of what waits, or is being sent: a mail of another state is never due. */
  nextAttemptAt: moment.optional(),
  sentAt: moment.optional(),
  lastError: z.string().optional(),
  /** Gone once it is sent. */
  message: message.optional(),
});

/** What moves from one store to another in one piece. A notice has no document; what is held back, or was written to Firestore by others, has no mail. */
export const exportedRecord = z.object({
  id: z.string().min(1),
  document: document.optional(),
  /** What a document in quarantine has to wait with. */
  held: z.object({ suspicions: z.array(z.string()), mail: message }).optional(),
  mail: mail.optional(),
});

export type ExportedRecord = z.infer<typeof exportedRecord>;
export type ExportedMail = z.infer<typeof mail>;

/** By which entries are counted and compared. */
export const sections = [...collectionNames, 'quarantine', 'notices'] as const;

export type Section = (typeof sections)[number];

const sectionOf = ({ document: lead, held }: ExportedRecord): Section => {
  if (!lead) return 'notices';
  return held ? 'quarantine' : lead.collection;
};

export const exportedMail = (
  { state, attempts, queuedAt, nextAttemptAt, sentAt, lastError }: OutboxEntry,
  contents: MailMessage | undefined,
): ExportedMail => ({
  state,
  attempts,
  queuedAt,
  nextAttemptAt: state === 'waiting' || state === 'sending' ? nextAttemptAt : undefined,
  sentAt,
  lastError,
  message: contents,
});

const digest = z.object({ count: z.int(), hash: z.string() });

/** How many records there are, and a hash over all of them that does not depend on their order. */
export type Digest = z.infer<typeof digest>;

export const digestsOfSections = z.record(z.enum(sections), digest);

export type Digests = z.infer<typeof digestsOfSections>;

/** The line of a record; the same for the same record, whatever store it comes from. */
export const lineOf = (record: ExportedRecord): string => {
  const { data } = exportedRecord.safeParse(record);
  if (data) return JSON.stringify(data);
  // What others wrote to Firestore may hold anything.
  throw new Error(
    `The entry ${record.id} holds a field that is no text: correct or delete it, and export again.`,
  );
};

/** Counts and adds hashes record by record, so that any number fits in memory. */
export const startDigests = () => {
  const sums = new Map<Section, { count: number; sum: bigint }>();
  return {
    add: (record: ExportedRecord, line: string): void => {
      const { count, sum } = sums.get(sectionOf(record)) ?? { count: 0, sum: 0n };
      const hash = BigInt(`0x${createHash('sha256').update(line).digest('hex')}`);
      sums.set(sectionOf(record), { count: count + 1, sum: BigInt.asUintN(256, sum + hash) });
    },
    get: (): Digests =>
      Object.fromEntries(
        sections.map((name) => {
          const { count, sum } = sums.get(name) ?? { count: 0, sum: 0n };
          return [name, { count, hash: sum.toString(16).padStart(64, '0') }];
        }),
      ) as Digests,
  };
};
