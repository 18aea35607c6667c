import { useEffect, useRef, useState, type FormEvent } from 'react';
import { contactForm } from '../../forms/contact.ts';
import type { FormState } from '../../forms/form-state.ts';
import { readForm } from '../../forms/form.ts';
import { sendForm } from '../client/send-form.ts';
import { useDraft } from './useDraft.ts';
import { focusMessage } from './focus-message.ts';

const failureMessage =
  'We could not send your request just now, and nothing was stored. Please try again in a moment.';

/** The contact form's life: editing, sending, sent; and back to editing with messages where something is wrong. */
export const useContactForm = (draftKey: string) => {
  const form = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [state, setState] = useState<FormState>({});
  const [isReady, setReady] = useState(false);
  const draft = useDraft(form, draftKey);

  useEffect(() => setReady(true), []);
  useEffect(() => focusMessage(form.current), [state]);

  const send = async (element: HTMLFormElement): Promise<void> => {
    setPhase('sending');
    try {
      const answer = await sendForm(element, draft.keep());
      if (answer.outcome === 'stored') {
        draft.forget();
        element.reset();
        setPhase('sent');
        return;
      }
      const { errors, message } = answer;
      setState(Object.keys(errors).length > 0 ? { errors } : { alert: message });
      if (Object.keys(errors).length === 0) console.error('Error submitting form', message);
    } catch (error) {
      console.error('Error submitting form', error);
      setState({ alert: failureMessage });
    }
    setPhase('editing');
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (phase !== 'editing') return;
    const element = event.currentTarget;
    const reading = readForm(contactForm, Object.fromEntries(new FormData(element)));
    setState(reading.ok ? {} : { errors: reading.errors });
    if (reading.ok) void send(element);
  };

  return {
    form,
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
