import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { valueAt } from './check-entries.ts';
import { checkReading } from './check-files.ts';
import { searchAdvice } from './search-advice.ts';
import { inOneLine } from '../reader/problem.ts';
import { readEntries, type Entry } from '../reader/read-entries.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reading = readEntries(root);
// Our own content may get advice, too: an owner’s edit fails no test by it.
const already = new Set(searchAdvice(reading.entries).map(inOneLine));

const newAdvice = (entries: readonly Entry[]) =>
  searchAdvice(entries).filter((one) => !already.has(inOneLine(one)));

/** The content with one entry changed, and the advice that is new. */
const adviceWith = async (
  id: string,
  change: (data: Record<string, unknown>, entry: Entry) => Partial<Entry>,
) => {
  const entries = reading.entries.map((entry) =>
    entry.id === id ? { ...entry, ...change(structuredClone(entry.data) as never, entry) } : entry,
  );
  expect(await checkReading(root, { ...reading, entries })).toEqual([]);
  return newAdvice(entries).map(({ file, field, message }) => ({ file, field, message }));
};

const withHead = (head: object) => (data: Record<string, unknown>) => ({
  data: { ...data, head: { ...(data['head'] as object), ...head } },
});

const about = 'content/pages/about.yml';

test.for([
  ['a short title', { title: 'About us' }, 'title', '30 to 60 letters here, and this has 8'],
  ['a long description', { description: 'word '.repeat(40) }, 'description', '120 to 156'],
  ['two phrases', { keywords: ['a', 'b'] }, 'keywords', 'three phrases or more'],
  ['no main phrase', { focus: undefined }, 'focus', 'Which phrase'],
  ['a main phrase that is not on the page', { focus: 'zebra for a team' }, 'focus', '“zebra'],
] as const)('%s is advice and no problem', async ([, head, name, told]) => {
  const [one, ...others] = await adviceWith('about', withHead(head));
  expect(one).toMatchObject({ file: about, field: ['head', name] });
  expect(one?.message).toContain(told);
  expect(one?.message).not.toMatch(/\b(?:a|for)\b[,”]/u);
  expect(others).toEqual([]);
});

test('a page that search engines leave out gets no such advice', async () => {
  const off = withHead({ index: false, title: 'About', keywords: [], focus: undefined });
  expect(await adviceWith('about', off)).toEqual([]);
});

test('of two pages with the same title, both are told; of a hidden one, only that one', () => {
  const contact = reading.entries.find(({ id }) => id === 'contact');
  const title = valueAt(contact?.data, ['head', 'title']);
  const told = (more: object) => {
    const entries = reading.entries.map((entry) =>
      entry.id === 'about'
        ? { ...entry, data: { ...withHead({ title })(entry.data as never).data, ...more } }
        : entry,
    );
    return newAdvice(entries)
      .filter(({ message }) => message.includes('the same title'))
      .map(({ file }) => file);
  };
  expect(told({})).toEqual([about, 'content/pages/contact.yml']);
  expect(told({ hidden: true })).toEqual([about]);
});

test('a page that only menus lead to, a long sentence and a long stretch are advice', async () => {
  const added: Entry = {
    ...(reading.entries.find(({ id }) => id === 'about') as Entry),
    collection: 'blog',
    id: 'new',
    file: 'content/blog/new/index.md',
    data: {},
    body: `## One\n${'Up and on. '.repeat(140)}\n## Two\n${'on and '.repeat(21)}on.`,
  };
  const orphan: Entry = { ...added, collection: 'pages', body: '', data: { head: {} } };
  const advice = (...more: Entry[]) =>
    newAdvice([...reading.entries, ...more]).map(({ message }) => message);
  expect(await Promise.resolve(advice(added))).toEqual([
    expect.stringContaining('More than 400 words'),
    expect.stringContaining('A sentence has 43 words'),
  ]);
  expect(advice(orphan).join('\n')).toContain('No other page leads here');
  const text = { kind: 'text', text: 'Look at [our new one](/new).' };
  const other = { ...orphan, id: 'other', data: { template: 'sections', sections: [text] } };
  expect(advice(orphan, other).join('\n')).not.toContain('No other page leads here');
});

test('a city that says what another one says is told so', async () => {
  const [one, other] = reading.entries.filter(({ collection }) => collection === 'cities');
  const copy = { ...(other?.data as object), city: 'Elsewhere' };
  const advice = await adviceWith(String(one?.id), (data) => ({
    data: { ...copy, head: data['head'], city: data['city'] },
  }));
  expect(advice.map(({ message }) => message).join('\n')).toContain(`/${other?.id} too`);
});
