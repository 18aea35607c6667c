import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  clearDraft,
  fillForm,
  newSubmissionId,
  readDraft,
  saveDraft,
  typedValues,
} from '../client/drafts.ts';

/** How long the visitor rests before her entries are kept, in milliseconds. */
const restingTime = 300;

/** Keeps what is typed into a form until it is sent, and puts it back on the next visit. */
export const useDraft = (form: RefObject<HTMLFormElement | null>, key: string) => {
  const submissionId = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isRestored, setRestored] = useState(false);

  const stopWaiting = (): void => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  const keep = (): string => {
    stopWaiting();
    submissionId.current ||= newSubmissionId();
    if (form.current)
      saveDraft(key, { values: typedValues(form.current), submissionId: submissionId.current });
    return submissionId.current;
  };

  const forget = (): void => {
    stopWaiting();
    clearDraft(key);
    submissionId.current = '';
    setRestored(false);
  };

  // Someone who leaves before she has rested keeps her last words too.
  useEffect(() => {
    const keepLastWords = (): void => {
      if (timer.current !== undefined) keep();
    };
    addEventListener('pagehide', keepLastWords);
    return () => removeEventListener('pagehide', keepLastWords);
  });

  useEffect(() => {
    const draft = readDraft(key);
    if (!draft || !form.current) return;
    submissionId.current = draft.submissionId;
    setRestored(fillForm(form.current, draft.values));
  }, [form, key]);

  return {
    isRestored,
    /** Keeps the entries now and tells the id they are sent under. */
    keep,
    /** Keeps the entries once the visitor rests. */
    keepSoon: (): void => {
      stopWaiting();
      timer.current = setTimeout(keep, restingTime);
    },
    forget,
    startAfresh: (): void => {
      form.current?.reset();
      forget();
      form.current?.querySelector('input')?.focus();
    },
  };
};
