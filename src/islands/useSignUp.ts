import { useEffect, useRef, useState, type RefObject, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FormState } from '../../forms/form-state.ts';
import { takeOverSignUp } from '../client/sign-up.ts';
import { focusMessage } from './focus-message.ts';

/** The life of a form that asks for an email address: editing, sending, sent; and back to editing with a message. */
export const useSignUp = (form: RefObject<HTMLFormElement | null>, draftKey: string) => {
  const [phase, setPhase] = useState<'editing' | 'sending' | 'sent'>('editing');
  const [state, setState] = useState<FormState>({});
  const send = useRef<ReturnType<typeof takeOverSignUp>>(undefined);

  useEffect(() => {
    if (form.current) send.current = takeOverSignUp(form.current, draftKey);
  }, [form, draftKey]);

  const show = (next: FormState): void => {
    flushSync(() => {
      setPhase('editing');
      setState(next);
    });
    focusMessage(form.current);
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (phase !== 'editing' || !send.current) return;
    setPhase('sending');
    const answer = await send.current();
    if (answer.outcome === 'stored') return setPhase('sent');
    const { errors, message } = answer;
    show(Object.keys(errors).length > 0 ? { errors } : { alert: message });
  };

  return { phase, state, submit };
};
