import { parseDocument } from 'yaml';
import { isRecord, type Entry } from '../../content-check/read-entries.ts';
import { splitFrontMatter } from '../../shared/front-matter.ts';
import { editYaml } from './edit-yaml.ts';

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
