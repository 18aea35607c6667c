import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const monthAndYear = new RegExp(`(${months.join('|')}) (\\d{4})`, 'u');

/** Whether an offer such as "All April 2025" is over: its month has ended everywhere on Earth. */
const isExpired = (badge: string, now: Date): boolean => {
  const [, month = '', year] = monthAndYear.exec(badge) ?? [];
  if (year === undefined) return false;
  const twelveHours = 12 * 60 * 60 * 1000;
  return now.getTime() - twelveHours >= Date.UTC(Number(year), months.indexOf(month) + 1);
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

const sampleFindings = ({ name, data }: ContentFile): string[] => {
  const count = valuesOf(data, 'sample').filter((value) => value === true).length;
  if (count === 0) return [];
  return [`${name} holds sample content (${count} × "sample: true"); put yours in its place.`];
};

const offerFindings = ({ name, data }: ContentFile, now: Date): string[] =>
  [...new Set(valuesOf(data, 'badge'))]
    .filter((badge) => typeof badge === 'string' && isExpired(badge, now))
    .map((badge) => `${name} shows an offer that is over: "${String(badge)}".`);

const legalFindings = ({ name, text }: ContentFile): string[] =>
  /^# Have this read by a lawyer/mu.test(text)
    ? [`${name} has not been read by a lawyer; remove its first line when it has.`]
    : [];

const siteFindings = ({ name, data }: ContentFile, now: Date): string[] => {
  if (name !== 'content/site.yml') return [];
  const { email, copyrightYear, social } = data as {
    email: string;
    copyrightYear: number;
    social: { network: string; url: string | null }[];
  };
  return [
    ...(/\.(?:example|test|invalid)$/u.test(email)
      ? [`${name}: ${email} is no real address.`]
      : []),
    ...(copyrightYear < now.getFullYear() ? [`${name}: copyrightYear is ${copyrightYear}.`] : []),
    ...social
      .filter(({ url }) => url === null)
      .map(
        ({ network }) => `${name}: the ${network} icon leads to the home page; give its address.`,
      ),
  ];
};

/** What in `content/` is not meant for visitors yet: samples, offers that are over, legal texts nobody has checked. */
export const contentFindings = (directory: string, now: Date): string[] => {
  const files = readContent(directory);
  return [
    ...files.flatMap(sampleFindings),
    ...files.flatMap((file) => offerFindings(file, now)),
    ...files.flatMap(legalFindings),
    ...files.flatMap((file) => siteFindings(file, now)),
  ];
};
