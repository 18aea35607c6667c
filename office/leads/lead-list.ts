import type { Brand } from '@agency/content-model/brand/read-brand.ts';
import type { InboxLead, InboxQuery } from '@agency/leads/inbox.ts';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import { mailTrouble } from '@agency/leads/mail/transport.ts';
import { noMailServer, type ServerSettings } from '@agency/server/settings/settings.ts';
import { damageNotice } from './store-health.ts';

const pageSize = 50;

/** A lead as the screens show it. */
export const shownLead = ({ data, mail, origin, ...lead }: InboxLead) => {
  const { timestamp, ...typed } = data;
  const fields: Record<string, string> = typed;
  const { entryPage, previousPage, referringSite, doorName, doorTrade, firstLook } = origin ?? {};
  return {
    ...lead,
    fields,
    at: timestamp,
    ...(origin && {
      origin: {
        entry: entryPage,
        before: previousPage,
        referrer: referringSite,
        firstLook,
        door: doorName && `${doorName} (${doorTrade})`,
      },
    }),
    ...(mail && { mail: { state: mail } }),
  };
};

/** The cursor with which the next request continues the list. */
const cursorOf = ({ id, data }: InboxLead): string => `${data.timestamp} ${id}`;

const afterCursor = (cursor: string): InboxQuery['after'] => {
  const [timestamp = '', id = ''] = cursor.split(' ');
  return { timestamp, id };
};

/** One page of the matching leads, newest first. */
export const listLeads = async (
  { inbox }: LeadStore,
  query: Omit<InboxQuery, 'after'>,
  after: string | undefined,
  settings: ServerSettings,
) => {
  const found = await inbox.list(
    { ...query, ...(after && { after: afterCursor(after) }) },
    pageSize + 1,
  );
  const leads = found.slice(0, pageSize);
  const last = leads.at(-1);
  return {
    leads: leads.map(shownLead),
    ...(found.length > pageSize && last && { next: cursorOf(last) }),
    counts: await inbox.counts(),
    notice: damageNotice(settings),
  };
};

/** The agency as it signs a reply. */
type Signature = Pick<Brand, 'name' | 'phone'>;

/** A draft of the reply, which the agency edits in its own mail program. */
const preparedReply = ({ collection, data }: InboxLead, agency: Signature) => {
  if (collection !== 'contacts') return undefined;
  const { name = '', email, service, brief = '' } = data;
  const [firstName = ''] = name.split(' ');
  const quoted = brief.replaceAll(/^/gmu, '> ');
  const signed = [agency.name, agency.phone].filter(Boolean).join('\n');
  return {
    to: email,
    subject: `Your message to ${agency.name}`,
    text: `Hi ${firstName},\n\nThanks for writing to us about ${service === 'Custom' ? 'your project' : service}.\n\n\n\n${signed}\n\n${quoted}`,
  };
};

/** A lead with the state of its email and a draft of the reply; undefined when it no longer exists. */
export const fullLead = async ({ inbox, outbox }: LeadStore, id: string, agency: Signature) => {
  const lead = await inbox.find(id);
  if (!lead) return undefined;
  const mail = await outbox.find(id);
  return {
    ...shownLead(lead),
    mail: mail && { state: mail.state, error: mail.lastError && mailTrouble(mail.lastError) },
    reply: preparedReply(lead, agency),
  };
};

/** The unsent emails, oldest first, each with the name or email address of its lead. */
export const leftMails = async ({ outbox, inbox }: LeadStore, { mail }: ServerSettings) => {
  const entries = await Array.fromAsync(outbox.entries());
  const unsent = entries.filter(({ state }) => state !== 'sent');
  const mails = await Promise.all(
    unsent.map(async ({ id, state, attempts, lastError, queuedAt: at }) => {
      const error = lastError && mailTrouble(lastError);
      const data = (await inbox.find(id))?.data;
      const about = data?.name ?? data?.email;
      return { id, about, state, attempts, error, at };
    }),
  );
  // Without a mail server, no email goes out.
  return { mails, notice: mail ? undefined : noMailServer };
};
