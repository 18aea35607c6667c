import type { FastifyBaseLogger } from 'fastify';
import { contactForm } from '@agency/leads/forms/contact.ts';
import { guideForm, newsletterForm } from '@agency/leads/forms/email-sign-up.ts';
import { envelope, readOrigin } from '@agency/leads/forms/envelope.ts';
import { inWords, type Seen } from '@agency/leads/forms/first-look.ts';
import { readForm } from '@agency/leads/forms/form.ts';
import type { CollectionName, FormContract } from '@agency/leads/documents.ts';
import type { Submission } from '@agency/leads/lead-record.ts';
import { beforeDeadline, StoreUnavailable, type LeadStore } from '@agency/leads/lead-store.ts';
import type { FormSlot } from '@agency/leads/forms/slots.ts';
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
  /** That of its collection, or a stricter one. */
  contract: FormContract;
  collection: CollectionName;
  /** The slot that shows it. */
  slot: FormSlot;
  /** Where a visitor goes when it is stored. */
  thanksPath: string;
  /** What the visitor requests, when the collection doesn't say. */
  request?: string;
  /** The collection to use when the newsletter box is checked. */
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
  {
    path: '/freereviewlanding',
    contract: newsletterForm,
    collection: 'authorityBuilderFunnel1',
    slot: 'first-look',
    thanksPath: '/yourdoor/sent',
    request: 'Free review request',
  },
];

export interface SubmitTools {
  store: Pick<LeadStore, 'add'>;
  /** Called after a lead whose mail is due has been stored. */
  onStored: () => void;
  judgeRepetition: JudgeRepetition;
  /** Counts the form that is about to be stored. */
  countLead: () => Promise<Count>;
  log: FastifyBaseLogger;
}

export interface Attempt {
  form: SiteForm;
  values: Readonly<Record<string, string>>;
  /** The sender's network address. */
  sender: string;
  canary: true | undefined;
  /** What is ordered; undefined when it is no order. */
  order?: string | undefined;
  /** The website whose first look she saw. */
  seen?: Seen | undefined;
}

/** The reason given to the agency when forms are held back because too many came in. */
const manyAtOnce = 'a lot of forms came in at once';

const store = async (
  submission: Submission,
  { store: { add }, onStored, log }: SubmitTools,
): Promise<Refusal | undefined> => {
  try {
    await beforeDeadline(storeTimeout, () => add(submission));
    if (!submission.suspicions?.length) onStored();
    return undefined;
  } catch (err) {
    log.error({ err }, 'A lead could not be stored');
    return err instanceof StoreUnavailable ? unavailable : failed;
  }
};

/**
 * Stores a form with its mail, durably, or returns a refusal. Suspected spam gets the same
 * response as other forms.
 */
export const submit = async (
  { form, values, sender, canary, order, seen }: Attempt,
  tools: SubmitTools,
): Promise<Refusal | undefined> => {
  const metadata = readForm(envelope, values);
  if (!metadata.ok) return wrongEnvelope(Object.values(metadata.errors).join('. '));
  const content = readForm(form.contract, values);
  if (!content.ok) return wrongFields(content.errors);
  const { fields } = content;
  const { level, seconds } = await tools.countLead();
  if (level === 'too many') return tooManyInAll(seconds);
  const suspicions = suspicionsOf({ ...values, ...fields }, tools.judgeRepetition);
  if (level === 'many') suspicions.push(manyAtOnce);
  const origin = readOrigin(values);
  const firstLook = seen?.look ? inWords(seen.look) : seen?.typed || undefined;
  const submission: Submission = {
    collection: (metadata.fields.newsletter && form.tickedCollection) || form.collection,
    fields,
    request: order ?? form.request,
    submissionId: metadata.fields.submissionId,
    sender,
    receivedAt: new Date(),
    origin: origin && { ...origin, firstLook },
    canary,
    suspicions: canary ? [] : suspicions,
  };
  return store(submission, tools);
};
