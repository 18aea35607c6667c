import { useEffect, useState, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { contactForm } from '../../forms/contact.ts';
import type { FormState } from '../../forms/form-state.ts';
import { readForm } from '../../forms/form.ts';
import { unreachable } from '../../forms/unreachable.ts';
import { sendForm } from '../client/send-form.ts';
import { useDraft } from './useDraft.ts';

/** Moves the focus to the message at the top of a form, where there is one, so that it is read out and seen. */
const focusMessage = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[role="alert"]:not([hidden])')?.focus();

/** The contact form's life: editing, sending, sent; and back to editing with messages where something is wrong. */
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
    focusMessage(form.current);
  };

  const fail = (alert: string, cause: unknown): void => {
    console.error('Error submitting form', cause);
    show({ alert });
  };

  const send = async (element: HTMLFormElement): Promise<void> => {
    setPhase('sending');
    const answer = await sendForm(element, draft.keep());
    if (answer.outcome === 'refused') {
      const { errors, message } = answer;
      return Object.keys(errors).length > 0 ? show({ errors }) : fail(message, message);
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
    if (reading.ok) send(element).catch((error: unknown) => fail(unreachable.contact, error));
  };

  return {
    phase,
    state,
    /** From here on our own messages take the place of the browser's. */
    isReady,
    submit,
    isRestored: draft.isRestored,
    keepDraft: draft.keepSoon,
    startAfresh: draft.startAfresh,
  };
};
