import { parseDocument } from 'yaml';
import { isRecord, type Entry } from '../../content-check/read-entries.ts';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import { editYaml } from './edit-yaml.ts';
import { readText } from './entry-names.ts';

const unix = (text: string): string => text.replaceAll('\r\n', '\n');

const editWhole = (text: string, now: Record<string, unknown>, body?: string): string => {
  const parts = splitFrontMatter(text);
  if (!parts) return editYaml(text, now);
  const { open, head, close, body: old } = parts;
  return `${open}${editYaml(head, now)}${close}${body === undefined ? old : unix(body)}`;
};

/**
 * The text of a file with other data in one of its entries, and with another
 * body where it is Markdown. What does not change stays as it was written.
 */
export const editFile = (
  text: string,
  { within }: Pick<Entry, 'within'>,
  now: Record<string, unknown>,
  body?: string,
): string => {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const plain = unix(text.slice(mark.length));
  const [id] = within;
  const all: unknown = id === undefined ? {} : parseDocument(plain).toJS();
  const data = id === undefined ? now : { ...(isRecord(all) ? all : {}), [id]: now };
  const edited = editWhole(plain, data, body);
  return mark + (text.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited);
};

/** An entry with other data and, in a Markdown file, another body. */
interface EditedEntry {
  entry: Entry;
  data: unknown;
  body?: string;
}

/** The texts of all files in which entries are edited, by their names. */
export const editFiles = (root: string, edits: Iterable<EditedEntry>): Map<string, string> => {
  const texts = new Map<string, string>();
  for (const { entry, data, body } of edits) {
    const text = texts.get(entry.file) ?? readText(root, entry.file);
    texts.set(entry.file, editFile(text, entry, isRecord(data) ? data : {}, body));
  }
  return texts;
};

/** Data in which the text at a place reads otherwise. */
const changedText = (
  data: unknown,
  [key, ...rest]: readonly PropertyKey[],
  change: (written: string) => string,
): unknown => {
  if (key === undefined) return change(String(data));
  if (Array.isArray(data))
    return data.map((item, index) => (index === key ? changedText(item, rest, change) : item));
  return isRecord(data) ? { ...data, [key]: changedText(data[String(key)], rest, change) } : data;
};

/** Data in which the texts at these places read otherwise. */
export const changedTexts = (
  data: unknown,
  places: readonly (readonly PropertyKey[])[],
  change: (written: string) => string,
): unknown => places.reduce((changed, place) => changedText(changed, place, change), data);
