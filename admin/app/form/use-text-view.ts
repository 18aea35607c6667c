import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useStatus } from '../shell/status.tsx';
import type { openTextView, TextView } from './markdown/text-view.ts';

interface ShownText {
  value: string;
  hint: string;
  /** What is wrong with it. */
  problem: string;
  /** Of a picture, by the name it has in the text. */
  addressOf: (name: string) => string | undefined;
  onChange: (text: string) => void;
  onPictures: (files: readonly File[]) => void;
}

/** Opens the editor in the element of `host`, which stands there once `isFetched`: other forms do without it. */
export const useTextView = ({ value, hint, problem, ...told }: ShownText) => {
  const { fail } = useStatus();
  const host = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [openView, setOpenView] = useState<typeof openTextView>();
  const [view, setView] = useState<TextView>();
  const onChange = useEffectEvent(told.onChange);
  const onPictures = useEffectEvent(told.onPictures);
  const addressOf = useEffectEvent(told.addressOf);
  const text = useEffectEvent(() => value);
  const fetchEditor = useEffectEvent(async () => {
    try {
      const { openTextView: fetched } = await import('./markdown/text-view.ts');
      hadFocus.current = document.activeElement?.id === 'text';
      setOpenView(() => fetched);
    } catch {
      fail(new Error('The buttons for the text couldn’t be fetched. Write the signs yourself.'));
    }
  });
  useEffect(() => {
    void fetchEditor();
  }, []);
  useLayoutEffect(() => {
    if (!openView || !host.current) return undefined;
    const opened = openView(host.current, {
      text: text(),
      addressOf: (name) => addressOf(name),
      onChange: (now) => onChange(now),
      onPictures: (files) => onPictures(files),
    });
    setView(opened);
    if (hadFocus.current) opened.focus();
    return () => opened.close();
  }, [openView]);
  // Before anything else is typed.
  useLayoutEffect(() => view?.show(value), [view, value]);
  useLayoutEffect(() => {
    view?.tell({ description: `${hint} ${problem}`.trim(), isWrong: problem !== '' });
  }, [view, hint, problem]);
  return { host, view, isFetched: openView !== undefined };
};
