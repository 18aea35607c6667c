import { useState } from 'react';
import type { LeadPage } from '../api-types.ts';
import { address, get, type Query } from '../api.ts';
import { useLoad } from '../shell/use-load.ts';

/** Leads page by page; asking for others begins anew. */
export const useLeads = (query: Query) => {
  const url = address('/api/leads', query);
  const first = useLoad<LeadPage>(url);
  const [more, setMore] = useState<{ url: string; pages: LeadPage[] }>({ url, pages: [] });
  const pages = more.url === url ? more.pages : [];
  const last = pages.at(-1) ?? first.answer;
  return {
    first,
    leads: [...(first.answer?.leads ?? []), ...pages.flatMap((page) => page.leads)],
    hasMore: last?.next !== undefined,
    showMore: async () => {
      const page = await get<LeadPage>(address('/api/leads', { ...query, after: last?.next }));
      setMore({ url, pages: [...pages, page] });
    },
    /** After something was done: from the beginning again. */
    reload: () => {
      setMore({ url, pages: [] });
      first.reload();
    },
  };
};
