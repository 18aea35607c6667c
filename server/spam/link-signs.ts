/** What speaks for spam, and how much: `suspicions.ts` adds it up. */
export interface SpamSign {
  points: number;
  /** For the agency, as part of a list. */
  phrase: string;
}

const link = /\bhttps?:\/\/|\bwww\./giu;

/** How forum and comment programs write a link. People in a contact form do not. */
const markup = /<a\s[^>]*href|\[(?:url|link)\b/iu;

const countLinks = (text: string) => text.match(link)?.length ?? 0;

/** People paste their own site and a few they admire; nobody is suspected for that alone. */
const manyLinks = (count: number): SpamSign[] => {
  if (count <= 3) return [];
  return [{ points: count > 8 ? 3 : 1, phrase: `${count} links` }];
};

/** Judges the links in what was typed. */
export const linkSigns = ({ name = '', brief = '' }: Readonly<Record<string, string>>) => [
  ...manyLinks(countLinks(brief)),
  ...(markup.test(brief) ? [{ points: 3, phrase: 'links written as for a forum' }] : []),
  ...(countLinks(name) > 0 ? [{ points: 3, phrase: 'a link instead of a name' }] : []),
];
