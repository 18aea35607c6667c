import * as z from 'zod';
import type { ContactFields } from '../forms/contact.ts';
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
