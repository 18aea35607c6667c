import { isRecord, type Entry } from '../../content-check/read-entries.ts';
import { parseDocument } from 'yaml';
import { editYaml } from './edit-yaml.ts';

const parts =
  /^(?<open>---[ \t]*\n)(?<head>[\s\S]*?\n)(?<close>---[ \t]*(?:\n|$))(?<body>[\s\S]*)$/u;

const splitLines = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];

const unix = (text: string): string => text.replaceAll('\r\n', '\n');

/** Gives lines the ends they had. Lines in between that are new end as most of the file does. */
const withOldEnds = (old: string, now: string): string => {
  if (!old.includes('\r\n')) return now;
  const oldLines = splitLines(old);
  const lines = splitLines(now);
  const isSame = (at: number, oldAt: number) => unix(oldLines.at(oldAt) ?? '') === lines.at(at);
  const most = Math.min(oldLines.length, lines.length);
  let start = 0;
  while (start < most && isSame(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isSame(-end - 1, -end - 1)) end += 1;
  const withReturn = oldLines.filter((line) => line.endsWith('\r\n')).length;
  const usual = withReturn * 2 > oldLines.length ? '\r\n' : '\n';
  const between = lines.slice(start, lines.length - end);
  return [
    ...oldLines.slice(0, start),
    ...between.map((line) => line.replace(/\n$/u, usual)),
    ...oldLines.slice(oldLines.length - end),
  ].join('');
};

const editWhole = (text: string, now: Record<string, unknown>, body?: string): string => {
  const { open, head, close, body: old } = parts.exec(text)?.groups ?? {};
  return head === undefined
    ? editYaml(text, now)
    : `${open}${editYaml(head, now)}${close}${body === undefined ? old : unix(body)}`;
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
  const old = text.slice(mark.length);
  const plain = unix(old);
  const [id] = within;
  const all: unknown = id === undefined ? {} : parseDocument(plain).toJS();
  const data = id === undefined ? now : { ...(isRecord(all) ? all : {}), [id]: now };
  return mark + withOldEnds(old, editWhole(plain, data, body));
};
