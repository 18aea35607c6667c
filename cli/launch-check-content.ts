import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isExpired } from '../shared/expired-offer.ts';

/** A file that the agency edits: what it says, as data and as it is written. */
interface ContentFile {
  name: string;
  text: string;
  data: unknown;
}

const frontMatter = /^---\n([\s\S]*?)\n---\n/u;

const readContent = (directory: string): ContentFile[] =>
  globSync('content/**/*.{yml,md}', { cwd: directory })
    .sort()
    .map((name) => {
      const text = readFileSync(join(directory, name), 'utf8');
      const yaml = name.endsWith('.md') ? (frontMatter.exec(text)?.[1] ?? '') : text;
      return { name, text, data: parse(yaml) as unknown };
    });

/** Every value that stands under this key, however deep. */
const valuesOf = (data: unknown, key: string): unknown[] => {
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    name === key ? [value] : valuesOf(value, key),
  );
};

const isSample = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'sample' in data && data.sample === true;

/** The names of the entries of a list that are samples. */
const sampleEntries = (data: unknown): string[] =>
  Object.entries(data ?? {})
    .filter(([, entry]) => isSample(entry))
    .map(([name]) => name);

function* findingsIn({ name, text, data }: ContentFile): Generator<string, void> {
  const samples = sampleEntries(data);
  if (isSample(data)) yield `${name} is sample content; replace it with yours.`;
  if (samples.length > 0)
    yield `${name} holds samples (${samples.join(', ')}); replace them with yours.`;
  for (const badge of new Set(valuesOf(data, 'badge'))) {
    if (isExpired(String(badge), new Date()))
      yield `${name} shows an offer that’s over: "${String(badge)}".`;
  }
  if (/^# Have this read by a lawyer/mu.test(text))
    yield `${name} hasn’t been read by a lawyer yet; once it has, remove the first line.`;
  if (name !== 'content/site.yml') return;
  const { email, copyrightYear, social } = data as {
    email: string;
    copyrightYear: number;
    social: { network: string; url: string | null }[];
  };
  if (/\.(?:example|test|invalid)$/u.test(email)) yield `${name}: ${email} isn’t a real address.`;
  if (copyrightYear < new Date().getFullYear()) yield `${name}: copyrightYear is ${copyrightYear}.`;
  for (const { network } of social.filter(({ url }) => url === null))
    yield `${name}: the ${network} icon goes to the home page; add its address.`;
}

/** What in `content/` is not meant for visitors yet: samples, offers that are over, legal texts nobody has checked. */
export function* contentFindings(directory: string): Generator<string, void> {
  for (const file of readContent(directory)) yield* findingsIn(file);
}
