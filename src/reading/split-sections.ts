import { firstSentence } from './first-sentence.ts';
import { plainText } from './plain-text.ts';

interface TextSection {
  /** The address of the section on its page. */
  id: string;
  title: string;
  /** The first sentence, or the authored one. */
  teaser: string;
  html: string;
}

export interface SplitText {
  /** What stands before the first heading. */
  opening: string;
  sections: TextSection[];
}

const headings = /<h2\b[^>]*\bid="([^"]*)"[^>]*>(.*?)<\/h2>/gsu;

/** The build sets curly quotation marks where the author typed straight ones. */
const straight = (text: string): string => text.replace(/[‘’]/gu, "'").replace(/[“”]/gu, '"');

/** An address that begins with a number is refused by some tools. */
const validId = (id: string): string => (/^\d/u.test(id) ? `part-${id}` : id);

const firstParagraph = (html: string): string => /<p\b[^>]*>(.*?)<\/p>/su.exec(html)?.[1] ?? '';

/** Splits a rendered text at its second-level headings. Throws where a teaser belongs to none of them. */
export const splitSections = (
  html: string,
  teasers: Readonly<Record<string, string>> = {},
): SplitText => {
  const authored = new Map(
    Object.entries(teasers).map(([heading, teaser]) => [straight(heading), teaser]),
  );
  const found = [...html.matchAll(headings)];
  const sections = found.map((match, index) => {
    const [whole, id = '', title = ''] = match;
    const body = html.slice(match.index + whole.length, found[index + 1]?.index);
    const heading = plainText(title);
    const teaser =
      authored.get(straight(heading)) ?? firstSentence(plainText(firstParagraph(body)));
    return { id: validId(id), title: heading, teaser, html: body.trim() };
  });
  const titles = sections.map(({ title }) => title);
  const known = titles.map(straight);
  const stray = [...authored.keys()].find((heading) => !known.includes(heading));
  if (stray !== undefined)
    throw new Error(
      `teasers: no section is called "${stray}". Write the heading as it stands in the text: ${titles.join(' | ')}`,
    );
  return { opening: html.slice(0, found[0]?.index).trim(), sections };
};
