import { draftDays } from '@agency/leads/forms/constants.ts';
import { readStored, writeStored } from './storage.ts';

/** What a visitor typed into a form that was not sent, kept in the browser only. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  /** The submission's id, so that sending it again later counts once. */
  submissionId: string;
}

/** How long a draft is offered again, in milliseconds. */
const lifetime = draftDays * 24 * 60 * 60 * 1000;

/** The draft under this key. Returns undefined when it is expired or corrupt. */
export const readDraft = (key: string, now = Date.now()): Draft | undefined => {
  try {
    const { savedAt, ...draft } = JSON.parse(readStored(key) ?? '{}') as Draft & {
      savedAt: number;
    };
    if (now - savedAt < lifetime) return draft;
  } catch {
    // A corrupt draft counts as none.
  }
  clearDraft(key);
  return undefined;
};

/** Saves a draft, or removes it when all its fields are blank. */
export const saveDraft = (key: string, draft: Draft, now = Date.now()): void => {
  const hasWords = Object.values(draft.values).some((value) => value.trim() !== '');
  writeStored(key, hasWords ? JSON.stringify({ ...draft, savedAt: now }) : undefined);
};

export const clearDraft = (key: string): void => writeStored(key, undefined);

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTypedByVisitor = (element: Element): element is Control =>
  element.matches('input:not([type="hidden"], [tabindex="-1"]), select, textarea');

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(isTypedByVisitor);

/** The entered values, by field name. */
export const typedValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** Fills empty fields and leaves the others alone. Returns whether it filled any. */
export const fillForm = (
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): boolean => {
  const empty = controlsOf(form).filter(({ name, value }) => value === '' && values[name]);
  for (const control of empty) control.value = values[control.name] ?? '';
  return empty.length > 0;
};

/** A new submission id: 128 random bits. `crypto.randomUUID` exists on secure origins only. */
export const newSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The submission id of a form in this browser tab. It is the same on every page, so that signing up twice counts
 * once, and lasts until the tab is closed.
 */
export const submissionIdOfTab = (form: string): string => {
  const id = readStored(form, 'sessionStorage') ?? newSubmissionId();
  writeStored(form, id, 'sessionStorage');
  return id;
};
