import type { ComponentPropsWithRef } from 'react';
import { Notice } from '../Notice/Notice.tsx';

interface SendingFailureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What happened and what to do. */
  sentence: string;
  agencyEmail: string;
}

/** Says why a form was not sent, and how else to reach the agency. */
export const SendingFailure = ({ sentence, agencyEmail, ...rest }: SendingFailureProps) => (
  <Notice kind="failure" tabIndex={-1} {...rest}>
    <p>{sentence}</p>
    <p>
      You can also write to <a href={`mailto:${agencyEmail}`}>{agencyEmail}</a>.
    </p>
  </Notice>
);
