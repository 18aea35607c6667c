import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps open what is open in the entries of a list when one is added from outside of the form,
 * which then makes all of them anew. Returns what to call before, with the place of the new one.
 */
export const useOpenParts = () => {
  const list = useRef<HTMLOListElement>(null);
  const wereOpen = useRef<boolean[][]>([]);
  const parts = () =>
    Array.from(list.current?.children ?? [], (entry) => [...entry.querySelectorAll('details')]);
  useLayoutEffect(() => {
    for (const [index, open] of wereOpen.current.entries())
      for (const [at, part] of (parts()[index] ?? []).entries()) if (open[at]) part.open = true;
    wereOpen.current = [];
  });
  const keepOpen = (place: number) => {
    const open = parts().map((all) => all.map((part) => part.open));
    wereOpen.current = open.toSpliced(place, 0, []);
  };
  return { list, keepOpen };
};
