import type { FastifyBaseLogger } from 'fastify';
import { contactForm } from '@agency/leads/forms/contact.ts';
import { guideForm, newsletterForm } from '@agency/leads/forms/email-sign-up.ts';
import { envelope, readOrigin } from '@agency/leads/forms/envelope.ts';
import { readForm } from '@agency/leads/forms/form.ts';
import { canaryMail } from '@agency/leads/canary.ts';
import type { CollectionName } from '@agency/leads/documents.ts';
import type { MailMessage } from '@agency/leads/lead-record.ts';
import { beforeDeadline, StoreUnavailable, type LeadStore } from '@agency/leads/lead-store.ts';
import type { Lead } from '@agency/leads/mail/compose.ts';
import { storeTimeout } from '../limits.ts';
import type { Count } from './rate-limit.ts';
import {
  failed,
  tooManyInAll,
  unavailable,
  wrongEnvelope,
  wrongFields,
  type Refusal,
} from './refusals.ts';
import { suspicionsOf, type JudgeRepetition } from './spam.ts';

/** A form of the site. */
export interface SiteForm {
  /** Where it is posted. */
  path: string;
  contract: typeof contactForm | typeof guideForm | typeof newsletterForm;
  collection: CollectionName;
  /** The slot that shows it. */
  slot: string;
  /** Where a visitor goes when it is stored. */
  thanksPath: string;
  /** What was asked for, where the collection does not tell. */
  request?: string;
  /** Where it is stored with a tick for the newsletter. */
  tickedCollection?: CollectionName;
}

export const siteForms: readonly SiteForm[] = [
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
];

export interface SubmitTools {
  store: Pick<LeadStore, 'add'>;
  composeMail: (lead: Lead) => MailMessage;
  /** Called after something was stored whose mail is due. */
  onStored: () => void;
  judgeRepetition: JudgeRepetition;
  /** Counts the form that is about to be stored. */
  countLead: () => Promise<Count>;
  log: FastifyBaseLogger;
}

export interface Attempt {
  form: SiteForm;
  values: Readonly<Record<string, string>>;
  /** Her network address. */
  sender: string;
  canary: boolean;
}

/** Told to the agency where more forms come in than can be looked at one by one. */
const crowd = 'a lot of forms came in at once';

interface StoringTools extends SubmitTools {
  isCrowded: boolean;
}

/** What the store is told besides the lead. */
const handlingOf = (lead: Lead, { form, values, canary }: Attempt, tools: StoringTools) => {
  const mail = (id: string) => tools.composeMail({ ...lead, id, request: form.request });
  if (canary) return { canary, mail: (id: string) => canaryMail(mail(id)) };
  const suspicions = suspicionsOf({ ...values, ...lead.fields }, tools.judgeRepetition);
  return { mail, suspicions: [...suspicions, ...(tools.isCrowded ? [crowd] : [])] };
};

const storeLead = async (lead: Lead, attempt: Attempt, tools: StoringTools) => {
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
    collection: (values['newsletter'] && form.tickedCollection) || form.collection,
    fields: content.fields,
    receivedAt: new Date(),
    origin: readOrigin(values),
  } as Lead;
  const { level, seconds } = await tools.countLead();
  if (level === 'too many') return tooManyInAll(seconds);
  return storeLead(lead, attempt, { ...tools, isCrowded: level === 'many' });
};
