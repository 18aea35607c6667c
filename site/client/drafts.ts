import { draftDays } from '@agency/leads/forms/constants.ts';

type Storage = 'localStorage' | 'sessionStorage';

/** The stored text, if there is any. The browser's storage may be missing or forbidden: then nothing is found. */
export const readStored = (key: string, storage: Storage = 'localStorage'): string | undefined => {
  try {
    return globalThis[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text, or removes it where `undefined` is given. Does nothing where the storage is missing, full or forbidden. */
export const writeStored = (
  key: string,
  text: string | undefined,
  storage: Storage = 'localStorage',
): void => {
  try {
    if (text === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // Nothing depends on it: the form still holds what was typed.
  }
};

/** What a visitor typed into a form that was not sent, kept in her own browser. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  /** The id her submission was given, so that sending it again later counts once. */
  submissionId: string;
}

/** How long a draft is offered again, in milliseconds. */
const lifetime = draftDays * 24 * 60 * 60 * 1000;

/** The draft under this key; none where it is too old or damaged. */
export const readDraft = (key: string, now = Date.now()): Draft | undefined => {
  try {
    const { savedAt, ...draft } = JSON.parse(readStored(key) ?? '{}') as Draft & {
      savedAt: number;
    };
    if (now - savedAt < lifetime) return draft;
  } catch {
    // A damaged draft is as good as none.
  }
  clearDraft(key);
  return undefined;
};

/** Keeps a draft; one without a single word in it is removed instead. */
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

/** What the visitor has typed and chosen, by field name. */
export const typedValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));

/** Fills empty fields and leaves typed ones alone; tells whether anything was filled in. */
export const fillForm = (
  form: HTMLFormElement,
  values: Readonly<Record<string, string>>,
): boolean => {
  const empty = controlsOf(form).filter(({ name, value }) => value === '' && values[name]);
  for (const control of empty) control.value = values[control.name] ?? '';
  return empty.length > 0;
};

/** A new id for a submission: 128 random bits. `crypto.randomUUID` exists on secure origins only. */
export const newSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The id under which a browser tab sends a form: the same one on every page,
 * so that joining twice counts once. It is gone with the tab.
 */
export const submissionIdOfTab = (form: string): string => {
  const id = readStored(form, 'sessionStorage') ?? newSubmissionId();
  writeStored(form, id, 'sessionStorage');
  return id;
};
