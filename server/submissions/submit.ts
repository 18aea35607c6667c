import type { FastifyBaseLogger } from 'fastify';
import { envelope } from '../../forms/envelope.ts';
import { readForm } from '../../forms/form.ts';
import { StoreUnavailable, type LeadStore } from '../../leads/lead-store.ts';
import type { Lead } from '../../leads/mail/lead.ts';
import type { MailMessage } from '../../leads/outbox.ts';
import { storeTimeout } from '../http/limits.ts';
import { within } from '../http/within.ts';
import { failed, unavailable, wrongEnvelope, wrongFields, type Refusal } from './refusal.ts';
import type { SiteForm } from './site-forms.ts';

export interface SubmitTools {
  store: Pick<LeadStore, 'add'>;
  composeMail: (lead: Lead) => MailMessage;
  /** Called after a lead was stored. */
  onStored: () => void;
  log: FastifyBaseLogger;
}

/** One try of a visitor to send a form. */
export interface Attempt {
  form: SiteForm;
  values: Readonly<Record<string, string>>;
  /** Her network address. */
  sender: string;
}

const requestOf = (form: SiteForm) => ('request' in form ? form.request : undefined);

const storeLead = async (lead: Lead, { form, values, sender }: Attempt, tools: SubmitTools) => {
  const { store, composeMail, onStored, log } = tools;
  const { submissionId } = values;
  try {
    const mail = composeMail({ ...lead, request: requestOf(form) });
    const adding = store.add({ ...lead, submissionId, sender, mail });
    await within(storeTimeout, adding, new StoreUnavailable('The lead store does not answer'));
  } catch (err) {
    log.error({ err }, 'A lead could not be stored');
    return err instanceof StoreUnavailable ? unavailable : failed;
  }
  onStored();
  return undefined;
};

/** Stores a form with the mail that tells of it, or tells why not. Resolves when both are durable. */
export const submit = async (
  attempt: Attempt,
  tools: SubmitTools,
): Promise<Refusal | undefined> => {
  const { form, values } = attempt;
  const cover = readForm(envelope, values);
  if (!cover.ok) return wrongEnvelope(Object.values(cover.errors).join('. '));
  const content = readForm(form.contract, values);
  if (!content.ok) return wrongFields(content.errors);
  // A form's contract is that of its collection; TypeScript cannot follow the pair through the union.
  const lead = {
    collection: form.collection,
    fields: content.fields,
    receivedAt: new Date(),
  } as Lead;
  return storeLead(lead, attempt, tools);
};
