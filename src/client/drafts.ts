import { draftDays } from '../../forms/keeping.ts';
import { readStored, writeStored } from './local-storage.ts';

/** What a visitor typed into a form that was not sent, kept in her own browser. */
export interface Draft {
  values: Readonly<Record<string, string>>;
  /** The id her submission was given, so that sending it again later counts once. */
  submissionId: string;
}

/** How long a draft is offered again, in milliseconds. */
const lifetime = draftDays * 24 * 60 * 60 * 1000;

const isTextRecord = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string');

const parse = (text: string, now: number): Draft | undefined => {
  const { values, submissionId, savedAt } = JSON.parse(text) as Record<string, unknown>;
  const isFresh = typeof savedAt === 'number' && now - savedAt < lifetime;
  if (!isFresh || typeof submissionId !== 'string' || !isTextRecord(values)) return undefined;
  return { values, submissionId };
};

/** The draft under this key; none where it is too old or damaged. */
export const readDraft = (key: string, now = Date.now()): Draft | undefined => {
  const text = readStored(key);
  if (text === undefined) return undefined;
  try {
    const draft = parse(text, now);
    if (draft) return draft;
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
