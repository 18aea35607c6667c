import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** Whether an offer such as "All April 2025" is over: its month has ended everywhere on Earth. */
const isExpired = (badge: unknown, now: Date): boolean => {
  const [month = ''] = /\p{L}+ \d{4}$/u.exec(String(badge)) ?? [];
  const begin = new Date(`1 ${month} UTC`);
  const twelveHours = 12 * 60 * 60 * 1000;
  return now.getTime() - twelveHours >= begin.setUTCMonth(begin.getUTCMonth() + 1);
};

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

function* findingsIn({ name, text, data }: ContentFile, now: Date): Generator<string, void> {
  const samples = valuesOf(data, 'sample').filter((value) => value === true).length;
  if (samples > 0)
    yield `${name} still has sample content (${samples} × "sample: true"); replace it with yours.`;
  for (const badge of new Set(valuesOf(data, 'badge'))) {
    if (isExpired(badge, now)) yield `${name} shows an offer that’s over: "${String(badge)}".`;
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
  if (copyrightYear < now.getFullYear()) yield `${name}: copyrightYear is ${copyrightYear}.`;
  for (const { network } of social.filter(({ url }) => url === null))
    yield `${name}: the ${network} icon goes to the home page; add its address.`;
}

/** What in `content/` is not meant for visitors yet: samples, offers that are over, legal texts nobody has checked. */
export function* contentFindings(directory: string, now: Date): Generator<string, void> {
  for (const file of readContent(directory)) yield* findingsIn(file, now);
}
