import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { contactForm } from '@agency/leads/forms/contact.ts';
import { unreachable } from '@agency/leads/forms/constants.ts';
import { type FormState, readForm } from '@agency/leads/forms/form.ts';
import {
  clearDraft,
  fillForm,
  newSubmissionId,
  readDraft,
  saveDraft,
  typedValues,
} from '../client/drafts.ts';
import { sendForm } from '../client/send-form.ts';

/** Debounce: how long the visitor pauses before the entries are saved, in milliseconds. */
const typingPause = 300;

const useDraft = (form: RefObject<HTMLFormElement | null>, key: string) => {
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

  // Also saves when the visitor leaves before the debounce has passed.
  useEffect(() => {
    const saveBeforeLeaving = (): void => {
      if (timer.current !== undefined) keep();
    };
    addEventListener('pagehide', saveBeforeLeaving);
    return () => removeEventListener('pagehide', saveBeforeLeaving);
  });

  useEffect(() => {
    const draft = readDraft(key);
    if (!draft || !form.current) return;
    submissionId.current = draft.submissionId;
    setRestored(fillForm(form.current, draft.values));
  }, [form, key]);

  return {
    isRestored,
    /** Saves the entries now and returns their submission id. */
    keep,
    /** Saves the entries once the visitor pauses. */
    keepSoon: (): void => {
      stopWaiting();
      timer.current = setTimeout(keep, typingPause);
    },
    forget,
    startAfresh: (): void => {
      form.current?.reset();
      forget();
      form.current?.querySelector('input')?.focus();
    },
  };
};

/** The states of the contact form: editing, sending, sent, and back to editing with errors. */
export const useContactForm = (form: RefObject<HTMLFormElement | null>, draftKey: string) => {
  const [phase, setPhase] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [state, setState] = useState<FormState>({});
  const [isReady, setReady] = useState(false);
  const draft = useDraft(form, draftKey);

  useEffect(() => setReady(true), []);

  const show = (next: FormState): void => {
    flushSync(() => {
      setPhase('editing');
      setState(next);
    });
    // Scrolls the message into view and has screen readers announce it.
    form.current?.querySelector<HTMLElement>('[role="alert"]:not([hidden])')?.focus();
  };

  const fail = (alert: string, cause: unknown): void => {
    console.error('Error submitting form', cause);
    show({ alert });
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    setPhase('sending');
    const answer = await sendForm(element, draft.keep());
    if (answer.outcome !== 'stored') {
      const { errors, message } = answer;
      return errors ? show({ errors }) : fail(message, message);
    }
    draft.forget();
    element.reset();
    return setPhase('sent');
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (phase !== 'editing') return;
    const element = event.currentTarget;
    const reading = readForm(contactForm, Object.fromEntries(new FormData(element)));
    show(reading.ok ? {} : { errors: reading.errors });
    // If extensions changed the page, React may fail to render the errors and show the plain form instead.
    if (reading.ok && element.isConnected)
      send(element).catch((error: unknown) => fail(unreachable.contact, error));
  };

  /** Removes the errors of fields that are valid now. */
  const revise = (): void => {
    const { errors } = state;
    if (!form.current || !errors) return;
    const reading = readForm(contactForm, Object.fromEntries(new FormData(form.current)));
    const isWrong = ([name]: [string, string]) => !reading.ok && name in reading.errors;
    setState({ ...state, errors: Object.fromEntries(Object.entries(errors).filter(isWrong)) });
  };

  return {
    phase,
    state,
    /** Whether our own validation messages replace the browser's. */
    isReady,
    submit,
    edit: (): void => {
      draft.keepSoon();
      revise();
    },
    draft,
  };
};
