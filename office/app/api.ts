import { useCallback, useEffect, useRef, useState } from 'react';
import { unknownFault } from '../refusal.ts';
import type { Picture, Problem } from './api-types.ts';
import { useInterval, useListener } from './shell/browser.ts';

/** What the back office refused or could not do, in a sentence for the owner. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly problems: readonly Problem[];
  /** Everything that was answered. */
  readonly answer: unknown;
  constructor(status: number, answer: { message?: string; problems?: readonly Problem[] }) {
    super(answer.message ?? unknownFault);
    this.status = status;
    this.problems = answer.problems ?? [];
    this.answer = answer;
  }
}

/** Whether people sign in here from anywhere; on one's own machine there is no TLS. */
const isHosted = () => location.protocol === 'https:';

const unreachable = () =>
  isHosted()
    ? 'The back office doesn’t answer. Check your connection, then try again. What you typed is kept here.'
    : 'The back office doesn’t answer. Is “npm run admin” still running in the terminal? What you typed is kept here.';

const lockedOut =
  'The back office was started again, so it doesn’t know this page anymore. Open the address that the terminal shows now, in another tab of this browser; then go on here. What you typed is kept.';

/** Whether nobody answers, or nobody who knows this page. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Refused && [0, 401, 403].includes(error.status);

type Query = Readonly<Record<string, string | number | undefined>>;

/** An address of the API with what is asked for; what is undefined or empty is left out. */
export const address = (path: string, query: Query = {}): string => {
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
  (await send(address(path, query), {})) as Answer;

type Method = 'POST' | 'PUT' | 'DELETE';

/** Sends something to be done. Rejects with `Refused`. */
export const ask = async <Answer = object>(
  method: Method,
  path: string,
  body?: object,
  /** Of the request, such as `keepalive`. */
  options: RequestInit = {},
): Promise<Answer> =>
  (await send(path, {
    ...options,
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })) as Answer;

/** The field that asks for a picture; without one it is for no place yet. */
interface PictureField {
  for: string;
  id: string;
  field: string;
}

const headers = { 'Content-Type': 'application/octet-stream' };

export const sendPicture = async (body: File, place?: PictureField): Promise<Picture> => {
  const url = address('/api/pictures', { name: body.name, ...place });
  return (await send(url, { method: 'POST', body, headers })) as Picture;
};

/** Puts a picture in place of the one at this path, wherever that is shown. */
export const replacePicture = (body: File, path: string): Promise<unknown> =>
  send(address('/api/picture', { path }), { method: 'PUT', body, headers });

/** The problems that are listed after a sentence that ends with a colon. */
export const problemsBehind = (error: unknown): readonly Problem[] =>
  error instanceof Refused && error.message.endsWith(':') ? error.problems : [];

/** What went wrong, in words. */
const messageOf = (error: unknown): string =>
  error instanceof Error
    ? [error.message, ...problemsBehind(error).map(({ message }) => message)].join(' ')
    : String(error);

interface Found<Answer> {
  answer?: Answer;
  /** Why there is none, in a sentence. */
  failure?: string;
  error?: unknown;
}

export interface Loaded<Answer> extends Found<Answer> {
  /** Asks again; what is there stays until the answer comes. */
  reload: () => void;
  /** Asks again; a failure is not shown. */
  refresh: () => void;
}

/** Fetches from the API when the screen opens and whenever `url` changes; nothing without one. */
export const useLoad = <Answer>(url: string | undefined): Loaded<Answer> => {
  const [state, setState] = useState<Found<Answer> & { url: string | undefined }>({ url });
  const latest = useRef(0);
  const load = useCallback(
    (isQuiet: boolean) => {
      if (url === undefined) return;
      // Answers may overtake each other.
      latest.current += 1;
      const asked = latest.current;
      const set = (found: Found<Answer>) => {
        if (asked === latest.current) setState({ url, ...found });
      };
      get<Answer>(url).then(
        (answer) => set({ answer }),
        (error: unknown) => {
          if (!isQuiet) set({ failure: messageOf(error), error });
        },
      );
    },
    [url],
  );
  const reload = useCallback(() => load(false), [load]);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return { ...(state.url === url && state), reload, refresh: () => load(true) };
};

/** How old what an open screen says may become, in milliseconds. */
const oldest = 60_000;

/** Fetches as `useLoad` does, again once something was done and, unless it rests, each minute while the screen is seen and whenever somebody comes back to it. */
export const useLive = <Answer>(url: string | undefined, rests = false): Loaded<Answer> => {
  const loaded = useLoad<Answer>(url);
  const lookAgain = () => {
    if (!rests && document.visibilityState === 'visible') loaded.refresh();
  };
  useListener('office-changed', loaded.refresh);
  useListener('focus', lookAgain);
  useInterval(oldest, lookAgain);
  return loaded;
};

/** A list page by page; `cursor` names what tells the API where a page begins. Asking for another list, or something that was done, begins anew. */
export const usePages = <Page extends { next?: string | undefined }>(
  path: string,
  query: Query,
  cursor: 'after' | 'before',
) => {
  const url = address(path, query);
  const [more, setMore] = useState<{ url: string; pages: Page[] }>({ url, pages: [] });
  const others = more.url === url ? more.pages : [];
  // What a new entry moves off the first page would be on none.
  const first = useLive<Page>(url, others.length > 0);
  useListener('office-changed', () => setMore({ url, pages: [] }));
  const next = (others.at(-1) ?? first.answer)?.next;
  return {
    first,
    pages: [...(first.answer ? [first.answer] : []), ...others],
    hasMore: next !== undefined,
    showMore: async () => {
      const page = await get<Page>(address(path, { ...query, [cursor]: next }));
      setMore({ url, pages: [...others, page] });
    },
  };
};
