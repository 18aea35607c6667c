import { readEntriesOf, type Entry } from '../../content-check/read-entries.ts';
import { mergeWritten, type Difference } from '../content/differences.ts';
import { editFile } from '../content/edit-file.ts';
import { Refusal } from '../refusal.ts';
import { titleOf } from '../content/entries.ts';
import { formFor } from '../content/schemas.ts';
import type { Bytes } from '../history/files.ts';

/** A file of the content that was changed here and elsewhere. */
export interface ClashingFile {
  file: string;
  /** What both began with; null where one side holds no such file. */
  base: Bytes;
  mine: Bytes;
  theirs: Bytes;
}

/** Two words for one field. `place` names it, and a choice goes by that name. */
export type Clash = Difference;

export type Choices = Readonly<Record<string, 'mine' | 'theirs'>>;

/** Refuses while somebody has to choose, since the same field was changed on both sides. */
export const refuseUnsettled = (message: string, clashes: readonly Clash[]): void => {
  if (clashes.length > 0) throw new Refusal(message, 409, [], { clashes });
};

interface Settled {
  /** What the file holds then; null where it is gone. */
  after: Bytes;
  /** What is not chosen yet; `mine` stands for it. */
  open: Clash[];
}

type Choose = (clash: Clash) => 'mine' | 'theirs';

const isMarkup = (file: string): boolean => /\.(?:yml|md)$/u.test(file);

const wholeFile = ({ file, mine, theirs }: ClashingFile, choose: Choose): Bytes => {
  const tell = (side: Bytes) => (side === null ? '(removed)' : '(changed)');
  const choice = choose({ place: file, mine: tell(mine), theirs: tell(theirs) });
  return choice === 'mine' ? mine : theirs;
};

/** The entries that one side of a file holds, by their ids; undefined where it cannot be read. */
export const entriesIn = (file: string, side: Bytes): Map<string, Entry> | undefined => {
  if (side === null || !isMarkup(file)) return undefined;
  const { entries } = readEntriesOf(file, String(side));
  return entries.length > 0 ? new Map(entries.map((entry) => [entry.id, entry])) : undefined;
};

export const writtenOf = (entry: Entry | undefined, isText: boolean) =>
  entry && {
    data: entry.data as Record<string, unknown>,
    ...(isText && { body: entry.body }),
  };

type Sides = Record<'base' | 'mine' | 'theirs', Entry | undefined>;

/** One entry, field by field; undefined where it is gone. */
const mergeEntry = ({ base, mine, theirs }: Sides, isText: boolean, choose: Choose) => {
  const known = mine ?? theirs;
  if (!known) return undefined;
  if (!mine || !theirs) {
    // Added on one side, or removed on one.
    if (!base) return writtenOf(known, isText);
    const isUntouched = JSON.stringify(base.data) === JSON.stringify(known.data);
    if (isUntouched && base.body === known.body) return undefined;
    const tell = (entry: Entry | undefined) => (entry ? '(changed)' : '(removed)');
    const clash = { place: titleOf(base), mine: tell(mine), theirs: tell(theirs) };
    return writtenOf(choose(clash) === 'mine' ? mine : theirs, isText);
  }
  const { schema } = formFor(mine.collection, mine.data);
  const sides = {
    base: writtenOf(base, isText),
    mine: writtenOf(mine, isText) ?? { data: {} },
    theirs: writtenOf(theirs, isText) ?? { data: {} },
  };
  return mergeWritten(schema, sides, (clash) =>
    choose({ ...clash, place: `${titleOf(mine)} › ${clash.place}` }),
  );
};

const mergeFile = (clashing: ClashingFile, choose: Choose): Bytes => {
  const { file } = clashing;
  const read = (side: Bytes) => entriesIn(file, side);
  const [base, mine, theirs] = [clashing.base, clashing.mine, clashing.theirs].map(read);
  if (!isMarkup(file) || !mine || !theirs || clashing.mine === null)
    return wholeFile(clashing, choose);
  const isText = file.endsWith('.md');
  const text = String(clashing.mine);
  const merged = [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((id) => {
    const sides = { base: base?.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const written = mergeEntry(sides, isText, choose);
    return written ? [[id, written] as const] : [];
  });
  const [first] = mine.values();
  const isList = first !== undefined && first.within.length > 0;
  const data = isList
    ? Object.fromEntries(merged.map(([id, written]) => [id, written.data]))
    : (merged[0]?.[1].data ?? {});
  return Buffer.from(editFile(text, { within: [] }, data, merged[0]?.[1].body));
};

/**
 * Brings two changes of a file together, field by field; where both changed
 * the same field, the choices decide.
 */
export const settle = (clashing: ClashingFile, choices: Choices): Settled => {
  const open: Clash[] = [];
  const after = mergeFile(clashing, (clash) => {
    const choice = choices[clash.place];
    if (choice === undefined) open.push(clash);
    return choice ?? 'mine';
  });
  return { after, open };
};
