import { dirname, join } from 'node:path';
import { namedIn } from '../../content-check/named-in.ts';
import { addressOf, isHidden, type Entry } from '../../content-check/read-entries.ts';
import { Refusal } from '../refusal.ts';
import { allEntries, entryIn, isFree, linkTo, listed, namingsOf, readText } from './entries.ts';
import { tellNamings, titleOf, type EntryName, type Naming } from './entries.ts';
import { readBytes } from './files.ts';
import { makeChange, type NewChange } from './history.ts';
import { filesOf } from './rename-entry.ts';
import { asFieldProblem, makeCheckedChange, newProblems } from './trial.ts';
import { applySplices, yamlText, type Splice } from './yaml-text.ts';

/** The place of an entry of a list that a field is in: `head.related.2` for `head.related.2.href`. */
const itemAround = (field: readonly PropertyKey[]): PropertyKey[] | undefined => {
  const at = field.findLastIndex((key) => typeof key === 'number');
  return at === -1 ? undefined : field.slice(0, at + 1);
};

/** The fields of a file without the entries of lists that name something; a list that would be empty goes with them. */
const withoutItems = (
  file: string,
  text: string,
  items: readonly PropertyKey[][],
): string | undefined => {
  const yaml = yamlText(file, text);
  if (!items.every((item) => yaml.isListOfLines(item.slice(0, -1)))) return undefined;
  const groups = Map.groupBy(items, (item) => JSON.stringify(item.slice(0, -1)));
  const splices = [...groups].flatMap(([key, inList]): Splice[] => {
    const list = JSON.parse(key) as PropertyKey[];
    return inList.length === yaml.countAt(list)
      ? [yaml.removeField(list)]
      : inList.map((item) => yaml.removeItem(item));
  });
  return applySplices(text, splices);
};

/** The files that name an entry, without that; undefined where a name stands in no list and cannot simply go. */
const filesWithoutNames = (
  root: string,
  namings: readonly Naming[],
  removed: Entry,
): Map<string, string> | undefined => {
  const texts = new Map<string, string>();
  const address = addressOf(removed);
  for (const [file, inFile] of Map.groupBy(namings, ({ entry }) => entry.file)) {
    const fields = inFile.filter(({ field }) => field.length > 0);
    const items = fields.map(({ entry, field }) => itemAround([...entry.within, ...field]));
    const found = items.filter((item) => item !== undefined);
    if (found.length < items.length) return undefined;
    const text = withoutItems(file, readText(root, file), found);
    if (text === undefined) return undefined;
    texts.set(file, address ? text.replaceAll(linkTo(address), '$<words>') : text);
  }
  return texts;
};

/** A picture that is drawn for this entry alone, and goes with it. */
const ownPictures = (entries: readonly Entry[], entry: Entry): string[] => {
  const picturesOf = (one: Entry) =>
    namedIn(one)
      .filter(({ target }) => target === 'picture')
      .map(({ name }) => join(dirname(one.file), name));
  const used = new Set(entries.filter((one) => one !== entry).flatMap(picturesOf));
  return entry.collection === 'testimonials'
    ? picturesOf(entry).filter((picture) => !used.has(picture))
    : [];
};

const refuseFixed = (entry: Entry): void => {
  if (!isFree(entry))
    throw new Refusal(
      'The site cannot do without this page, so it stays. Change its words instead.',
    );
};

/** Removes an entry, and the entries of lists and links in texts that name it. Refused where something else needs it. */
export const removeEntry = async (root: string, name: EntryName): Promise<void> => {
  const entries = allEntries(root);
  const entry = entryIn(entries, name);
  refuseFixed(entry);
  const namings = namingsOf(entries, entry).filter(({ entry: one }) => one !== entry);
  const refuse = (problems: Refusal['problems']): never => {
    throw new Refusal(
      `“${titleOf(entry)}” stays, since something else needs it. Change that first:`,
      409,
      problems,
    );
  };
  const texts = filesWithoutNames(root, namings, entry);
  if (!texts)
    return refuse(
      tellNamings(namings).map(({ title }) => ({ field: [], message: `${title} leads to it.` })),
    );
  if (listed.has(entry.collection)) {
    const text = texts.get(entry.file) ?? readText(root, entry.file);
    const removal = yamlText(entry.file, text).removeField([entry.id]);
    texts.set(
      entry.file,
      `${applySplices(text, [removal])
        .replaceAll(/\n{3,}/gu, '\n\n')
        .trimEnd()}\n`,
    );
  }
  const own = listed.has(entry.collection) ? ownPictures(entries, entry) : filesOf(root, entry);
  const files: NewChange['files'] = [
    ...[...texts].map(([file, after]) => ({ file, before: readBytes(root, file), after })),
    ...own.map((file) => ({ file, before: readBytes(root, file), after: null })),
  ];
  const problems = await newProblems(root, files);
  if (problems.length > 0) return refuse(problems.map((problem) => asFieldProblem(problem)));
  makeChange(root, { words: `Removed: ${titleOf(entry)}`, files });
};

/** Takes an entry off the site, or shows it again. Refused where something else leads to it, or where it is not ready to be seen. */
export const hideEntry = async (root: string, name: EntryName, hidden: boolean): Promise<void> => {
  const entry = entryIn(allEntries(root), name);
  refuseFixed(entry);
  if (isHidden(entry) === hidden) return;
  const { file } = entry;
  const before = readText(root, file);
  const yaml = yamlText(file, before);
  const place = [...entry.within, 'hidden'];
  const hide = () =>
    yaml.has(place)
      ? yaml.replaceValue(place, () => 'true')
      : yaml.addFirst(entry.within, 'hidden: true');
  const line = hidden ? hide() : yaml.removeField(place);
  const after = applySplices(before, [line]);
  await makeCheckedChange(
    root,
    {
      words: `${hidden ? 'Hidden' : 'Shown'}: ${titleOf(entry)}`,
      files: [{ file, before, after }],
    },
    {
      refusal: hidden
        ? 'It cannot be hidden, since something else leads to it. Change that first:'
        : 'It cannot be shown yet. Put this in order first:',
      file,
    },
  );
};
