import type { FieldErrors } from './form.ts';

/** Everything a form shows that is not the same for every visitor. The plain form has an empty state. */
export interface FormState {
  /** What the visitor typed, by field name. */
  values?: Readonly<Record<string, string>>;
  /** The message beside each wrong field, by field name. */
  errors?: FieldErrors;
  /** Why nothing was sent, where no single field is to blame. */
  alert?: string;
  /** Written into the page when the server renders it, so that sending again is recognised without JavaScript. */
  submissionId?: string;
}
