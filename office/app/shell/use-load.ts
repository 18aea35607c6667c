import { useCallback, useEffect, useRef, useState } from 'react';
import { address, get, messageOf, type Query } from '../api.ts';
import { useListener } from './use-listener.ts';

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
  const refresh = useCallback(() => load(true), [load]);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return state.url === url ? { ...state, reload, refresh } : { reload, refresh };
};

/** How old what an open screen says may become, in milliseconds. */
const oldest = 60_000;

/** Fetches as `useLoad` does, again once something was done and, unless it rests, each minute while the screen is seen and whenever somebody comes back to it. */
export const useLive = <Answer>(url: string | undefined, rests = false): Loaded<Answer> => {
  const loaded = useLoad<Answer>(url);
  const { refresh } = loaded;
  useListener('office-changed', refresh);
  useEffect(() => {
    if (rests) return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    const timer = setInterval(look, oldest);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }, [refresh, rests]);
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
