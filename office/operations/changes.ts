import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from 'yaml';
import {
  isRecord,
  readEntries,
  readEntriesOf,
  type Entry,
} from '@agency/content-model/reader/read-entries.ts';
import { framingFile } from '@agency/content-model/schemas/pictures.ts';
import { changesBetween, type Change, type Written } from '../content/differences.ts';
import { entryIn, titleOf, titlesIn, unreadable, type EntryName } from '../content/entries.ts';
import { formFor } from '../content/schemas.ts';
import type { Bytes } from '../history/files.ts';
import { filesOfChange, listChanges } from '../history/history.ts';
import { readChanges, type FileChange, type StoredChange } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';
import { framingChanges } from './frame-picture.ts';

/** What a file of many entries says of one of them. */
const partOf = (content: Bytes, id: string): unknown => {
  const all: unknown = content === null ? {} : parseDocument(String(content)).toJS();
  return isRecord(all) ? all[id] : undefined;
};

/** The entries that one side of a file holds, by their ids; undefined where it cannot be read. */
export const entriesIn = (file: string, side: Bytes): Map<string, Entry> | undefined => {
  if (side === null || !/\.(?:yml|md)$/u.test(file)) return undefined;
  const { entries } = readEntriesOf(file, String(side));
  return entries.length > 0 ? new Map(entries.map((entry) => [entry.id, entry])) : undefined;
};

export const writtenOf = (entry: Entry | undefined, isText: boolean): Written | undefined =>
  entry && {
    data: entry.data as Record<string, unknown>,
    ...(isText && { body: entry.body }),
  };

/** Whether a change of a file concerns an entry; without an id, the file is all it has. */
const concerns = ({ before, after }: FileChange, id: string | undefined): boolean =>
  id === undefined || !isDeepStrictEqual(partOf(before, id), partOf(after, id));

/** A page of the history: of everything, or of one entry with the title it has now. */
export const listHistory = (
  root: string,
  before: string | undefined,
  name?: EntryName,
): ReturnType<typeof listChanges> & { title?: string } => {
  if (!name) return listChanges(root, { before });
  const reading = readEntries(root);
  const [broken] = unreadable(reading, name.collection, name.id);
  const entry = broken ? undefined : entryIn(reading.entries, name);
  const wanted = entry?.file ?? broken?.file;
  const isWanted = (change: StoredChange) => {
    if (change.files.every(({ file }) => file !== wanted)) return false;
    const changed = filesOfChange(root, change).find(({ file }) => file === wanted);
    return changed !== undefined && concerns(changed, entry?.within[0]);
  };
  const title = entry ? titlesIn(reading.entries)(entry) : wanted;
  return { title, ...listChanges(root, { before, isWanted }) };
};

/** The fields that a change of a file changed, each as it was and as it became. */
export const changesOfFile = ({ file, before, after }: FileChange): Change[] => {
  const framed = file === framingFile ? framingChanges(before, after) : [];
  if (framed.length > 0) return framed;
  const [old, now] = [before, after].map((side) => entriesIn(file, side));
  const tell = (side: unknown) => (side ? '(there)' : '(not there)');
  if (before && after && (!old || !now))
    return [{ place: file, before: '(as it was)', after: '(changed)' }];
  if (!old || !now) return [{ place: file, before: tell(before), after: tell(after) }];
  const isText = file.endsWith('.md');
  const ids = [...new Set([...old.keys(), ...now.keys()])];
  return ids.flatMap((id) => {
    const [was, is] = [old.get(id), now.get(id)];
    const entry = is ?? was;
    const [written, rewritten] = [writtenOf(was, isText), writtenOf(is, isText)];
    if (!entry) return [];
    if (!written || !rewritten)
      return [{ place: titleOf(entry), before: tell(was), after: tell(is) }];
    const { schema } = formFor(entry.collection, entry.data);
    return changesBetween(schema, [written, rewritten], [titleOf(entry)]);
  });
};

/** The fields that a change of the history changed, each as it was and as it became. */
export const changedFields = (root: string, id: string): Change[] => {
  const save = readChanges(root).find((one) => one.id === id);
  if (!save) throw new Refusal('This change is no longer in the history.', 404);
  return filesOfChange(root, save).flatMap((file) => changesOfFile(file));
};
