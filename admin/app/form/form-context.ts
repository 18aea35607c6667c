import type { FieldPathList } from '@rjsf/utils';
import { createContext } from 'react';

/** What widgets and templates know beyond their own field. */
export interface OfficeFormContext {
  collection: string;
  id: string;
  /** The file of the entry: pictures are named relative to it. */
  file: string;
  /** Where its page is. */
  address?: string | undefined;
  /** The group that is open from the start: what is at the top of the page. */
  opened?: string | undefined;
  /** Something was taken out and can be put back. */
  onRemoved: (path: FieldPathList, words: string) => void;
}

/** How often other words were given to the preview. */
export const Shown = createContext(0);

export const contextOf = (registry: { formContext: unknown }): OfficeFormContext =>
  registry.formContext as OfficeFormContext;

/** The ids of the hint and of the problem of a field, as far as they are there. */
export const describedBy = (id: string, hasHint: boolean, problems: readonly string[] = []) =>
  [hasHint && `${id}-hint`, problems.length > 0 && `${id}-problem`].filter(Boolean).join(' ') ||
  undefined;

/** The first words in a piece of data, by which one tells it from its neighbors. */
export const firstWords = (data: unknown): string => {
  if (typeof data === 'string') return data.replaceAll('*', '');
  if (typeof data !== 'object' || data === null) return '';
  for (const value of Object.values(data)) {
    const words = firstWords(value);
    if (words !== '') return words;
  }
  return '';
};
