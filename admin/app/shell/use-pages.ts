import { useState } from 'react';
import { address, get, type Query } from '../api.ts';
import { useLoad } from './use-load.ts';

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
