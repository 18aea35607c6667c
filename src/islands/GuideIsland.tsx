import { useRef } from 'react';
import { draftKeys } from '../../forms/keeping.ts';
import {
  EmailSignUpForm,
  type EmailSignUpFormProps,
} from '../sections/shared/EmailSignUpForm/EmailSignUpForm.tsx';
import { GuideDownload } from './GuideDownload.tsx';
import { useSignUp } from './useSignUp.ts';

export interface GuideIslandProps extends Omit<EmailSignUpFormProps, 'state' | 'isSending'> {
  /** The exact words of the message that takes the place of the form. */
  success: string;
  /** The PDF. */
  download: { label: string; href: string };
}

/** The form for the free guide, with script: the guide downloads at once, without leaving the page. */
export const GuideIsland = ({ success, download, ...words }: GuideIslandProps) => {
  const form = useRef<HTMLFormElement>(null);
  const { phase, state, submit } = useSignUp(form, draftKeys.guide);
  if (phase === 'sent') return <GuideDownload success={success} download={download} />;
  return (
    <EmailSignUpForm
      {...words}
      ref={form}
      state={state}
      isSending={phase === 'sending'}
      onSubmit={submit}
    />
  );
};
