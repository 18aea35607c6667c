import { useCallback, useEffect, useRef, useState } from 'react';
import { address, get, messageOf, type Query } from '../api.ts';

interface Found<Answer> {
  answer?: Answer;
  /** Why there is none, in a sentence. */
  failure?: string;
}

export interface Loaded<Answer> extends Found<Answer> {
  /** Asks again; what is there stays until the answer comes. */
  reload: () => void;
}

/** Fetches from the API when the screen opens and whenever `url` changes; nothing without one. */
export const useLoad = <Answer>(url: string | undefined): Loaded<Answer> => {
  const [state, setState] = useState<Found<Answer> & { url: string | undefined }>({ url });
  const latest = useRef(0);
  const reload = useCallback(() => {
    if (url === undefined) return;
    // Answers may overtake each other.
    latest.current += 1;
    const asked = latest.current;
    const set = (found: Found<Answer>) => {
      if (asked === latest.current) setState({ url, ...found });
    };
    get<Answer>(url).then(
      (answer) => set({ answer }),
      (error: unknown) => set({ failure: messageOf(error) }),
    );
  }, [url]);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return state.url === url ? { ...state, reload } : { reload };
};

/** A list page by page; `cursor` names what tells the API where a page begins. Asking for another list begins anew. */
export const usePages = <Page extends { next?: string | undefined }>(
  path: string,
  query: Query,
  cursor: 'after' | 'before',
) => {
  const url = address(path, query);
  const first = useLoad<Page>(url);
  const [more, setMore] = useState<{ url: string; pages: Page[] }>({ url, pages: [] });
  const others = more.url === url ? more.pages : [];
  const next = (others.at(-1) ?? first.answer)?.next;
  return {
    first,
    pages: [...(first.answer ? [first.answer] : []), ...others],
    hasMore: next !== undefined,
    showMore: async () => {
      const page = await get<Page>(address(path, { ...query, [cursor]: next }));
      setMore({ url, pages: [...others, page] });
    },
    /** After something was done: from the beginning again. */
    reload: () => {
      setMore({ url, pages: [] });
      first.reload();
    },
  };
};
