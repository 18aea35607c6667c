import { createContext } from 'react';
import type { FieldPathList } from '@rjsf/utils';
import type { Entry } from '../api-types.ts';

/** What widgets and templates know beyond their own field. */
export interface OfficeFormContext {
  entry: Entry;
  /** The group that is open from the start: what is at the top of the page. */
  opened: string | undefined;
  /** Something was taken out and can be put back. */
  onRemoved: (path: FieldPathList, words: string) => void;
}

export const contextOf = (registry: { formContext: unknown }): OfficeFormContext =>
  registry.formContext as OfficeFormContext;

/** How often other words were given to the preview. */
export const Shown = createContext(0);
