import { unreachable } from '../../forms/unreachable.ts';
import { clearDraft, readDraft, saveDraft } from './drafts.ts';
import { fillForm, typedValues } from './form-values.ts';
import { sendForm, type FormAnswer } from './send-form.ts';
import { submissionIdOfTab } from './submission-id.ts';

const sendOrExplain = async (form: HTMLFormElement, submissionId: string): Promise<FormAnswer> => {
  try {
    const answer = await sendForm(form, submissionId);
    const isOurFault = answer.outcome === 'refused' && Object.keys(answer.errors).length === 0;
    if (isOurFault) console.error('Error saving to the document database', answer.message);
    return answer;
  } catch (error) {
    console.error('Error saving to the document database', error);
    return { outcome: 'refused', message: unreachable.signUp, errors: {} };
  }
};

/**
 * Takes over a form that asks for an email address. Returns what sends it
 * without leaving the page and never rejects.
 *
 * Until they are stored, entries are kept in the browser under `draftKey` and
 * put back on the next visit; they are sent under the same id each time, so
 * that they count once.
 */
export const takeOverSignUp = (form: HTMLFormElement, draftKey: string) => {
  const draft = readDraft(draftKey);
  if (draft) fillForm(form, draft.values);
  let submissionId = draft?.submissionId;
  return async (): Promise<FormAnswer> => {
    submissionId ??= submissionIdOfTab(draftKey);
    saveDraft(draftKey, { values: typedValues(form), submissionId });
    const answer = await sendOrExplain(form, submissionId);
    if (answer.outcome === 'stored') clearDraft(draftKey);
    return answer;
  };
};
