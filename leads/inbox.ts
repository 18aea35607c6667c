import { canonicalAddress } from './forms/email-address.ts';
import type { Origin } from './forms/envelope.ts';
import { fieldsOf, type CollectionName, type StoredDocument } from './documents.ts';
import type { LeadRecord, StoredMail } from './lead-record.ts';
import { printableText } from './printable-text.ts';

/** `new`: not answered yet; `spam`: quarantined, and not a lead until it is restored. */
export const leadStates = ['new', 'answered', 'spam'] as const;

export type LeadState = (typeof leadStates)[number];

/** The URL of a lead in a back office that people sign in to. */
export const leadAddress = (adminUrl: string, id: string): string => `${adminUrl}/#/leads/${id}`;

/** Filters for leads. An omitted filter matches everything, but quarantined leads match only the state `spam`. */
export interface InboxQuery {
  collection?: CollectionName | undefined;
  state?: LeadState | undefined;
  /** The page that led to the form. */
  page?: string | undefined;
  /** Text to find in the fields or in the agency's note, as `holdsWords` matches it. */
  search?: string | undefined;
  /** Cursor: the timestamp and id of the last lead on the previous page. */
  after?: { id: string; timestamp: string };
}

/** Normalizes a text for search: case and invisible characters do not matter. */
const searchable = (text: string): string => printableText(text).normalize('NFKC').toLowerCase();

/** Whether the fields or the agency's note contain this text. An address matches in any spelling. */
export const holdsWords = (words: string, data: StoredDocument['data'], note = ''): boolean => {
  const wanted = searchable(words.trim());
  return (
    [...Object.values(fieldsOf(data)), note].some((text) => searchable(text).includes(wanted)) ||
    canonicalAddress(data.email).includes(canonicalAddress(words))
  );
};

/** A lead with its metadata. */
export interface InboxLead extends StoredDocument, Omit<LeadRecord, 'document' | 'held' | 'mail'> {
  state: LeadState;
  suspicions?: readonly string[] | undefined;
  /** The delivery state of the mail to the agency. */
  mail?: StoredMail['state'] | undefined;
}

const printable = (data: StoredDocument['data']) =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, printableText(value)]),
  ) as StoredDocument['data'];

/** The record as the inbox shows it, without invisible and bidi characters. Returns undefined for a notice. */
export const inboxLead = ({
  document,
  held,
  mail,
  ...beside
}: LeadRecord): InboxLead | undefined => {
  const leadState = beside.answeredAt ? 'answered' : 'new';
  return (
    document && {
      ...beside,
      collection: document.collection,
      data: printable(document.data),
      state: held ? 'spam' : leadState,
      suspicions: held?.suspicions,
      mail: mail?.state,
    }
  );
};

/** The number of leads in a week by the page that led to the form. `page` is undefined if the browser reported none. */
export interface WeekOfPage {
  /** The Monday of the week (UTC), such as 2026-11-16. */
  week: string;
  page?: string | undefined;
  count: number;
}

/** The page that led to a form: the one before it or, without one, the entry page. */
export const pageOf = (origin: Origin | undefined): string | undefined =>
  origin?.previousPage ?? origin?.entryPage;

/** The agency's inbox of leads. */
export interface Inbox {
  /** The newest `limit` leads that match, newest first. */
  list(query: InboxQuery, limit: number): Promise<InboxLead[]>;
  counts(): Promise<Record<LeadState, number>>;
  /** One lead, quarantined or not. */
  find(id: string): Promise<InboxLead | undefined>;
  /** Records when and by whom it was answered; without a time, marks it as new. Returns whether the lead exists. */
  markAnswered(id: string, at: Date | undefined, by?: string): Promise<boolean>;
  /** Stores the agency's note and its author; an empty text removes both. Returns whether the lead exists. */
  setNote(id: string, note: string, by?: string): Promise<boolean>;
}

/** When the newest lead came in (ISO 8601, UTC). Returns undefined when there is none. */
export const newestLead = async ({ list }: Inbox): Promise<string | undefined> =>
  (await list({}, 1))[0]?.data.timestamp;

const pageSize = 100;

/** The matching leads received since a given time, newest first. */
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

/** The Monday of the week of a given time (UTC), such as 2026-11-16. */
export const mondayOf = (moment: Date): string => {
  const monday = new Date(moment);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
};

/** Counts the leads received since a given time, per week and page. */
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
