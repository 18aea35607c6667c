import { canonicalAddress } from './forms/email-address.ts';
import type { Origin } from './forms/envelope.ts';
import { fieldsOf, type CollectionName, type StoredDocument } from './documents.ts';
import type { LeadRecord, StoredMail } from './lead-record.ts';
import { printableText } from './printable-text.ts';

/** `new`: nobody has answered it yet; `spam`: held back, and no lead until it is restored. */
export const leadStates = ['new', 'answered', 'spam'] as const;

export type LeadState = (typeof leadStates)[number];

/** Where a back office that people sign in to shows a lead. */
export const leadAddress = (adminUrl: string, id: string): string => `${adminUrl}/#/leads/${id}`;

/** Which leads are wanted. What is left out does not matter; without a state, what is held back is left out. */
export interface InboxQuery {
  collection?: CollectionName | undefined;
  state?: LeadState | undefined;
  /** The page that led to the form. */
  page?: string | undefined;
  /** Words in what was typed, or in the agency's note, as `holdsWords` finds them. */
  search?: string | undefined;
  /** Where the part before ended: the moment and the id of its last lead. */
  after?: { id: string; timestamp: string };
}

/** A text as it is searched: neither small and capital letters nor what nobody sees make a difference. */
const searchable = (text: string): string => printableText(text).normalize('NFKC').toLowerCase();

/** Whether these words stand in what was typed or in the agency's note. An address is found in each of its spellings. */
export const holdsWords = (words: string, data: StoredDocument['data'], note = ''): boolean => {
  const wanted = searchable(words.trim());
  return (
    [...Object.values(fieldsOf(data)), note].some((text) => searchable(text).includes(wanted)) ||
    canonicalAddress(data.email).includes(canonicalAddress(words))
  );
};

/** A lead with all that stands beside it. */
export interface InboxLead extends StoredDocument, Omit<LeadRecord, 'document' | 'held' | 'mail'> {
  state: LeadState;
  suspicions?: readonly string[] | undefined;
  /** How far the mail to the agency got. */
  mail?: StoredMail['state'] | undefined;
}

const printable = (data: StoredDocument['data']) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, printableText(value)]),
  ) as StoredDocument['data'];

/** What is stored as the agency sees it, without what nobody sees or what reorders words; undefined for a notice. */
export const inboxLead = ({
  document,
  held,
  mail,
  ...beside
}: LeadRecord): InboxLead | undefined => {
  const unspoken = beside.answeredAt ? 'answered' : 'new';
  return (
    document && {
      ...beside,
      collection: document.collection,
      data: printable(document.data),
      state: held ? 'spam' : unspoken,
      suspicions: held?.suspicions,
      mail: mail?.state,
    }
  );
};

/** Leads of a week, by the page that led to the form; none where the browser did not tell. */
export interface WeekOfPage {
  /** The Monday it began on (UTC), as 2026-11-16. */
  week: string;
  page?: string | undefined;
  count: number;
}

/** The page that led to a form. */
export const pageOf = (origin: Origin | undefined): string | undefined =>
  origin?.previousPage ?? origin?.entryPage;

/** Leads as the agency works through them. */
export interface Inbox {
  /** The newest so many of those wanted, newest first. */
  list(query: InboxQuery, limit: number): Promise<InboxLead[]>;
  counts(): Promise<Record<LeadState, number>>;
  /** One lead, held back or not. */
  find(id: string): Promise<InboxLead | undefined>;
  /** Writes down when it was answered, and by whom, or that it was not after all; tells whether it is there. */
  markAnswered(id: string, at: Date | undefined, by?: string): Promise<boolean>;
  /** Keeps the agency's words about it, and whose they are; an empty text removes them. Tells whether it is there. */
  setNote(id: string, note: string, by?: string): Promise<boolean>;
}

/** When the newest lead came in (ISO 8601, UTC); nothing where there is none. */
export const newestLead = async ({ list }: Inbox): Promise<string | undefined> =>
  (await list({}, 1))[0]?.data.timestamp;

const pageSize = 100;

/** The leads wanted that came in since then, newest first. */
export async function* leadsSince(
  inbox: Inbox,
  query: InboxQuery,
  since: Date,
): AsyncGenerator<InboxLead, void> {
  let found = await inbox.list(query, pageSize);
  while (found.length > 0) {
    for (const lead of found) {
      if (Date.parse(lead.data.timestamp) < since.getTime()) return;
      yield lead;
    }
    const { id, data } = found.at(-1) as InboxLead;
    const after = { id, timestamp: data.timestamp };
    found = await inbox.list({ ...query, after }, pageSize);
  }
}

/** The Monday of a moment's week (UTC), as 2026-11-16. */
const mondayOf = (moment: Date): string => {
  const monday = new Date(moment);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
};

/** Counts the leads that came in since then. */
export const leadsByWeek = async (inbox: Inbox, since: Date): Promise<WeekOfPage[]> => {
  const weeks = new Map<string, WeekOfPage>();
  for await (const { data, origin } of leadsSince(inbox, {}, since)) {
    const [week, page] = [mondayOf(new Date(data.timestamp)), pageOf(origin)];
    const key = `${week} ${page ?? ''}`;
    const count = (weeks.get(key)?.count ?? 0) + 1;
    weeks.set(key, { week, page, count });
  }
  return [...weeks.values()];
};
