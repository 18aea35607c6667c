import { useCallback, useEffect, useState } from 'react';
import { problemInWords, unknownFault } from '../refusal.ts';
import type { Picture, Problem } from './api-types.ts';
import { useInterval, useListener } from './shell/browser.ts';

/** A request that the back office refused or could not carry out, with a sentence for the owner. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly problems: readonly Problem[];
  /** The whole response body. */
  readonly answer: unknown;
  constructor(status: number, answer: { message?: string; problems?: readonly Problem[] }) {
    super(answer.message ?? unknownFault);
    this.status = status;
    this.problems = answer.problems ?? [];
    this.answer = answer;
  }
}

/** Whether the back office is hosted, where people sign in. On a local machine there is no TLS. */
const isHosted = () => location.protocol === 'https:';

const unreachable = () =>
  isHosted()
    ? 'The back office doesn’t answer. Check your connection, then try again. What you typed is kept here.'
    : 'The back office doesn’t answer. Is it still running on this computer? What you typed is kept here.';

const lockedOut =
  'The back office doesn’t know this browser anymore. Where you started it, it shows an address with a long key. Open that one in another tab of this browser; then go on here. What you typed is kept.';

/** Whether the server doesn't answer, or no longer accepts this page's session. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Refused && [0, 401, 403].includes(error.status);

type Query = Readonly<Record<string, string | number | undefined>>;

/** An API URL with its query; undefined and empty parameters are left out. */
export const apiUrl = (path: string, query: Query = {}): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length === 0 ? path : `${path}?${search}`;
};

const send = async (url: string, request: RequestInit): Promise<unknown> => {
  const response = await fetch(url, request).catch(() => {
    throw new Refused(0, { message: unreachable() });
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (response.status === 403 && !isHosted()) throw new Refused(403, { message: lockedOut });
  if (!response.ok) throw new Refused(response.status, answer as object);
  return answer;
};

export const get = async <Answer>(path: string, query?: Query): Promise<Answer> =>
  (await send(apiUrl(path, query), {})) as Answer;

type Method = 'POST' | 'PUT' | 'DELETE';

/** Sends a request that changes something. Rejects with `Refused`. */
export const sendChange = async <Answer = object>(
  method: Method,
  path: string,
  body?: object,
  /** Fetch options such as `keepalive`. */
  options: RequestInit = {},
): Promise<Answer> =>
  (await send(path, {
    ...options,
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })) as Answer;

const uploads = new Set<Promise<unknown>>();

/** Keeps in mind that a file is on its way into the form, until it is there. */
export const onItsWay = async (upload: Promise<void>): Promise<void> => {
  uploads.add(upload);
  try {
    await upload;
  } finally {
    uploads.delete(upload);
  }
};

/** Waits until every file is in the form; rejects if one fails. */
export const uploadsDone = async (): Promise<unknown> => Promise.all(uploads);

/** The field a picture is uploaded for; left out when the picture has no place yet. */
interface PictureField {
  for: string;
  id: string;
  field: string;
}

const headers = { 'Content-Type': 'application/octet-stream' };

export const sendPicture = async (body: File, place?: PictureField): Promise<Picture> => {
  const url = apiUrl('/api/pictures', { name: body.name, ...place });
  return (await send(url, { method: 'POST', body, headers })) as Picture;
};

/** Replaces the picture at this path everywhere it is shown. */
export const replacePicture = (body: File, path: string): Promise<unknown> =>
  send(apiUrl('/api/picture', { path }), { method: 'PUT', body, headers });

/** The problems to list after the error's message; only a message that ends with a colon introduces them. */
export const problemsBehind = (error: unknown): readonly Problem[] =>
  error instanceof Refused && error.message.endsWith(':') ? error.problems : [];

/** The error as text, with its problems. */
const messageOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...problemsBehind(error).map(problemInWords)].join(' ')
    : String(error);

interface Found<Answer> {
  answer?: Answer;
  /** Why there is no answer, in a sentence. */
  failure?: string;
  error?: unknown;
}

export interface Loaded<Answer> extends Found<Answer> {
  /** Fetches again; the current answer stays until the new one arrives. */
  reload: () => void;
  /** Fetches again in the background; a failure is not shown. */
  refresh: () => void;
}

/** Fetches from the API when the screen opens and whenever `url` changes. Does nothing while it is undefined. */
export const useLoad = <Answer>(url: string | undefined): Loaded<Answer> => {
  const [state, setState] = useState<Found<Answer> & { url: string | undefined }>({ url });
  const [order, setOrder] = useState({ isQuiet: false });
  useEffect(() => {
    if (url === undefined) return undefined;
    let isLatest = true;
    get<Answer>(url).then(
      (answer) => isLatest && setState({ url, answer }),
      (error: unknown) => {
        const failed = { url, failure: messageOf(error), error };
        if (isLatest) setState((now) => (order.isQuiet && now.url === url ? now : failed));
      },
    );
    return () => {
      isLatest = false;
    };
  }, [url, order]);
  const reload = useCallback(() => setOrder({ isQuiet: false }), []);
  const refresh = () => setOrder({ isQuiet: true });
  return { ...(state.url === url && state), reload, refresh };
};

/** How long an open screen may show stale data, in milliseconds. */
const maxAge = 60_000;

/** The same for what changes by itself and is told as a fact: whether all emails are sent. */
export const briefAge = 2000;

/**
 * Fetches like `useLoad`, and again after every change made in this tab. Unless `rests`, it also
 * refreshes after each `age` while the tab is visible, and whenever the window regains the focus.
 */
export const useLive = <Answer>(
  url: string | undefined,
  rests = false,
  age = maxAge,
): Loaded<Answer> => {
  const loaded = useLoad<Answer>(url);
  const lookAgain = () => {
    if (!rests && document.visibilityState === 'visible') loaded.refresh();
  };
  useListener('office-changed', loaded.refresh);
  useListener('focus', lookAgain);
  useInterval(age, lookAgain);
  return loaded;
};

/**
 * A paginated list; `cursor` is the query parameter that says where a page begins.
 * Another query, or a change made in this tab, starts over at the first page.
 */
export const usePages = <Page extends { next?: string | undefined }>(
  path: string,
  query: Query,
  cursor: 'after' | 'before',
) => {
  const url = apiUrl(path, query);
  const [more, setMore] = useState<{ url: string; pages: Page[] }>({ url, pages: [] });
  const others = more.url === url ? more.pages : [];
  // Once more pages are loaded, the first one rests: an entry that moves off it would be on no page.
  const first = useLive<Page>(url, others.length > 0);
  useListener('office-changed', () => setMore({ url, pages: [] }));
  const next = (others.at(-1) ?? first.answer)?.next;
  return {
    first,
    pages: [...(first.answer ? [first.answer] : []), ...others],
    hasMore: next !== undefined,
    showMore: async () => {
      const page = await get<Page>(apiUrl(path, { ...query, [cursor]: next }));
      setMore({ url, pages: [...others, page] });
    },
  };
};
