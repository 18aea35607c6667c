import type { InboxLead, InboxQuery } from '../../leads/inbox.ts';
import type { LeadStore } from '../../leads/lead-store.ts';

/** Leads on one page of the list. */
const pageSize = 50;

/** A lead as the screens show it. */
export const shownLead = ({ data, mail, origin, ...lead }: InboxLead) => {
  const { timestamp, ...fields } = data;
  const { entryPage, previousPage, referringSite } = origin ?? {};
  return {
    ...lead,
    fields,
    at: timestamp,
    ...(origin && {
      origin: { entry: entryPage, before: previousPage, referrer: referringSite },
    }),
    ...(mail && { mail: { state: mail } }),
  };
};

/** Where a page of the list ended, as a text that the next request brings back. */
const cursorOf = ({ id, data }: InboxLead): string => `${data.timestamp} ${id}`;

const afterCursor = (cursor: string): InboxQuery['after'] => {
  const [timestamp = '', id = ''] = cursor.split(' ');
  return { timestamp, id };
};

/** One page of the leads that are wanted, newest first. */
export const listLeads = async (
  { inbox }: LeadStore,
  query: Omit<InboxQuery, 'after'>,
  after: string | undefined,
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
  };
};

/** What the agency may write back; she changes it in her own mail program. */
export const preparedReply = ({ collection, data }: InboxLead, brand: string) => {
  if (collection !== 'contacts' || !('brief' in data)) return undefined;
  const [firstName = ''] = data.name.split(' ');
  const quoted = data.brief.replaceAll(/^/gmu, '> ');
  return {
    to: data.email,
    subject: `Your message to ${brand}`,
    text: `Hi ${firstName},\n\nThanks for writing to us about ${data.service === 'Custom' ? 'your project' : data.service}.\n\n\n\n${brand}\n\n${quoted}`,
  };
};
