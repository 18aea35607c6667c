import type { FastifyBaseLogger } from 'fastify';
import { contactForm } from '../../forms/contact.ts';
import { guideForm, newsletterForm } from '../../forms/email-sign-up.ts';
import { envelope, readOrigin } from '../../forms/envelope.ts';
import { readForm } from '../../forms/form.ts';
import { canaryMail } from '../../leads/canary.ts';
import type { MailMessage } from '../../leads/lead-record.ts';
import { beforeDeadline, StoreUnavailable, type LeadStore } from '../../leads/lead-store.ts';
import type { Lead } from '../../leads/mail/compose.ts';
import { storeTimeout } from '../limits.ts';
import { failed, unavailable, wrongEnvelope, wrongFields, type Refusal } from './refusals.ts';
import { suspicionsOf, type RepeatedTexts } from './spam.ts';

/**
 * Every form of the site: where it is posted, what it must hold, where it is
 * stored, which slot shows it, and where a visitor goes when it is. `request`
 * tells the agency what was asked for, where the collection does not. A form with
 * a tick for the newsletter goes to `tickedCollection` where it is set.
 */
export const siteForms = [
  {
    path: '/contact',
    contract: contactForm,
    collection: 'contacts',
    slot: 'contact-form',
    thanksPath: '/contact/sent',
  },
  {
    path: '/newsletter',
    contract: newsletterForm,
    collection: 'newsletter',
    slot: 'newsletter-form',
    thanksPath: '/newsletter/joined',
  },
  {
    path: '/googlemesis',
    contract: guideForm,
    collection: 'authorityBuilderFunnel1',
    slot: 'guide-form',
    thanksPath: '/googlemesis/sent',
  },
  {
    path: '/embed/free-review',
    contract: newsletterForm,
    collection: 'authorityBuilderFunnel1',
    slot: 'review-form',
    thanksPath: '/embed/free-review/sent',
    request: 'Free review request',
    tickedCollection: 'newsletter',
  },
  {
    path: '/yourdoor',
    contract: newsletterForm,
    collection: 'authorityBuilderFunnel1',
    slot: 'your-door',
    thanksPath: '/yourdoor/sent',
    request: 'Free review request',
  },
] as const;

export type SiteForm = (typeof siteForms)[number];

export interface SubmitTools {
  store: Pick<LeadStore, 'add'>;
  composeMail: (lead: Lead) => MailMessage;
  /** Called after something was stored whose mail is due. */
  onStored: () => void;
  repeatedTexts: RepeatedTexts;
  log: FastifyBaseLogger;
}

/** One try of a visitor to send a form. */
export interface Attempt {
  form: SiteForm;
  values: Readonly<Record<string, string>>;
  /** Her network address. */
  sender: string;
  /** It is a test of ourselves. */
  canary: boolean;
}

const collectionOf = (form: SiteForm, { newsletter }: Attempt['values']) =>
  'tickedCollection' in form && newsletter ? form.tickedCollection : form.collection;

const requestOf = (form: SiteForm) => ('request' in form ? form.request : undefined);

/** What the store is told besides the lead. */
const handlingOf = (lead: Lead, { form, values, canary }: Attempt, tools: SubmitTools) => {
  const mail = (id: string) => tools.composeMail({ ...lead, id, request: requestOf(form) });
  if (canary) return { canary, mail: (id: string) => canaryMail(mail(id)) };
  return { mail, suspicions: suspicionsOf({ ...values, ...lead.fields }, tools.repeatedTexts) };
};

const storeLead = async (lead: Lead, attempt: Attempt, tools: SubmitTools) => {
  const { store, onStored, log } = tools;
  const { sender, values } = attempt;
  try {
    const handling = handlingOf(lead, attempt, tools);
    const submission = { ...lead, submissionId: values['submissionId'], sender, ...handling };
    await beforeDeadline(storeTimeout, () => store.add(submission));
    if (!handling.suspicions?.length) onStored();
    return undefined;
  } catch (err) {
    log.error({ err }, 'A lead could not be stored');
    return err instanceof StoreUnavailable ? unavailable : failed;
  }
};

/** Stores a form with the mail that tells of it, or tells why not. Resolves when both are durable. What looks like spam is answered like any other. */
export const submit = async (
  attempt: Attempt,
  tools: SubmitTools,
): Promise<Refusal | undefined> => {
  const { form, values } = attempt;
  const metadata = readForm(envelope, values);
  if (!metadata.ok) return wrongEnvelope(Object.values(metadata.errors).join('. '));
  const content = readForm(form.contract, values);
  if (!content.ok) return wrongFields(content.errors);
  // A form's contract is that of its collection; TypeScript cannot follow the pair through the union.
  const lead = {
    collection: collectionOf(form, values),
    fields: content.fields,
    receivedAt: new Date(),
    origin: readOrigin(values),
  } as Lead;
  return storeLead(lead, attempt, tools);
};
