import { isDeepStrictEqual } from 'node:util';
import { sanitize } from 'hast-util-sanitize';
import { htmlToHast, markdownToHast, type HastNode } from 'satteri';
import { markdown, markdownFeatures, safeHtml } from '../markdown.ts';
import { problemInText } from './check-entries.ts';
import { markdownIn, type MarkdownText } from '../reader/map-fields.ts';
import { shortened, type Problem } from '../reader/problem.ts';
import type { Entry } from '../reader/read-entries.ts';
import { isTooDeep } from './text-addresses.ts';

type HtmlElement = Extract<HastNode, { type: 'element' }>;

interface Refused {
  /** The source text to look for, in lower case. */
  written: string;
  message: string;
}

const couldRun =
  'It could run a program on the page or change the page around it, and a text may not';

const wrongAddress = (name: string, value: string): string =>
  name === 'src'
    ? `"${value}" is no address of a picture. Write the name of a file, for example ../pictures/portrait.webp`
    : `A link to "${value}" is not possible, since it could run a program. Write an address that begins with https://, or a page of this site such as /contact`;

const addresses = ['href', 'src', 'cite'];

const attributeName = (name: string): string =>
  name === 'className' ? 'class' : name.toLowerCase();

const wrongAttribute = (tagName: string, name: string, value: unknown): Refused => {
  const written = attributeName(name);
  const message = addresses.includes(name)
    ? wrongAddress(name, shortened(String(value)))
    : `"${written}" cannot stand in <${tagName}>. ${couldRun}. Take it out`;
  return { written, message };
};

/** Placeholders in addresses. They are filled in after rendering, so the sanitizer would not see the result. */
const filledIn = ({ properties }: HtmlElement): Refused[] =>
  addresses
    .filter((name) => /\{[\w-]+\}/u.test(String(properties[name] ?? '')))
    .map((name) => ({
      written: attributeName(name),
      message:
        'An address cannot be filled in from a name between braces. Write the address itself',
    }));

const headingAdvice = 'Begin a heading in a text with "## " and not with "# "';

const mainHeading: Refused = {
  written: '<h1',
  message: `The title of the page is its main heading, and there can be one only. ${headingAdvice}`,
};

/** What the sanitizer would remove from an element, leaving its children aside. */
const refusedOf = (element: HtmlElement): Refused[] => {
  const { tagName, properties } = element;
  if (tagName === 'h1') return [mainHeading];
  const alone = { ...element, children: [] };
  const kept = sanitize(alone, { ...safeHtml, ancestors: {} });
  if (kept.type !== 'element')
    return [
      {
        written: `<${tagName}`,
        message: `<${tagName}> cannot stand here. ${couldRun}. Take it out, or write a link in its place, such as [our form](/contact)`,
      },
    ];
  const wrong = Object.entries(properties)
    .filter(([name, value]) => !isDeepStrictEqual(kept.properties[name], value))
    .map(([name, value]) => wrongAttribute(tagName, name, value));
  return [...wrong, ...filledIn(element)];
};

const note: Refused = {
  written: '<!--',
  message:
    'A note between <!-- and --> would be in the page, where anybody can read it. Take it out',
};

const refusedIn = (node: HastNode): Refused[] => {
  if (node.type === 'comment') return [note];
  const own = node.type === 'element' ? refusedOf(node) : [];
  // A removed element takes its children with it.
  if (own.some(({ written }) => written.startsWith('<'))) return own;
  return 'children' in node ? [...own, ...node.children.flatMap(refusedIn)] : own;
};

interface Found {
  /** Counted from 1 within the text. */
  line: number;
  message: string;
}

/** Everything refused in a piece of HTML, with its line. */
const refusedInHtml = (html: string, start: number): Found[] => {
  const lines = html.toLowerCase().split('\n');
  const lineOf = (written: string) => lines.findIndex((line) => line.includes(written));
  return refusedIn(htmlToHast(html, { fragment: true })).map(({ written, message }) => ({
    line: start + Math.max(lineOf(written), 0),
    message,
  }));
};

/** Markdown syntax that is slightly mistyped, so that visitors would see the characters themselves. */
const shownSigns: [sign: RegExp, message: string][] = [
  [
    /^(?:#{2,6}|#\u00A0)/mu,
    'The sign # would be shown. Put an ordinary space behind it to make this a heading',
  ],
  [
    // Between numbers, `**` means a power.
    /(?<!\d ?)\*\*|\*\*(?! ?\d)|\*\u00A0|\u00A0\*/u,
    'The sign * would be shown. Put it right beside the words that it is for, without a space between',
  ],
  [
    // Bullets and numbers as word processors write them.
    /^[•▪◦‣●·]|^(?:[-+–—]|\d{1,3}[.)])\u00A0|^[–—] .*\n[–—] /mu,
    'The bullet or number would be shown within a paragraph. Begin each line with "- " or "1. " and an ordinary space to make a list',
  ],
  [
    /\]\(/u,
    'The link would be shown with its signs. Write it as [our form](/contact), without a space in the address',
  ],
  [
    /\[\^/u,
    'There is no footnote of this name, so its sign would be shown. Write it at the end of the text, such as [^1]: Where we read it',
  ],
];

const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** Mistyped syntax in a text node. The start of the node starts a line only if it is first in its block. */
const signsIn = (text: string, line: number, isFirst: boolean): Found[] =>
  shownSigns.flatMap(([sign, message]) => {
    // The extra space keeps `^` from matching at the start of a node that continues a line.
    const { index } = sign.exec(isFirst ? text : ` ${text}`) ?? {};
    return index === undefined ? [] : [{ line: line + lineBreaks(text.slice(0, index)), message }];
  });

const indented =
  'This would be shown as code, since there is a tab or four spaces before it. Take them out';

/** Everything refused, and pasted text that would show Markdown characters or turn into code. */
const foundIn = (node: HastNode, lines: readonly string[], above = 1, isFirst = true): Found[] => {
  const line = node.position?.start.line ?? above;
  if (node.type === 'text') return signsIn(node.value, line, isFirst);
  if (node.type === 'raw') return refusedInHtml(node.value, line);
  if (node.type !== 'element' && node.type !== 'root') return [];
  const tagName = node.type === 'element' ? node.tagName : undefined;
  if (tagName === 'code') return [];
  if (tagName === 'pre')
    return /```|~~~/u.test(lines[line - 1] ?? '') ? [] : [{ line, message: indented }];
  const own = node.type === 'element' ? refusedOf(node) : [];
  return [
    ...own.map(({ message }) => ({ line, message })),
    ...node.children.flatMap((child, index) => foundIn(child, lines, line, index === 0)),
  ];
};

const firstHtml = (node: HastNode): number | undefined =>
  node.type === 'raw'
    ? node.position?.start.line
    : 'children' in node
      ? node.children.map(firstHtml).find((line) => line !== undefined)
      : undefined;

const features = { ...markdownFeatures, smartPunctuation: true };

const problemsOf = (entry: Entry, written: MarkdownText): Problem[] => {
  const { text } = written;
  const lines = text.split('\n');
  if (isTooDeep(text)) {
    const message =
      'There are too many signs such as >, < or quotation marks, or too many lines here, more than a page could show. Take some of them away';
    return [problemInText(entry, written, message, Math.max(lines.findIndex(isTooDeep), 0) + 1)];
  }
  const whole = refusedIn(markdownToHast(text, { features, position: false }));
  // Only a tree with the HTML left unparsed has line numbers.
  const tree = markdownToHast(text, { features: { ...features, rawHtml: false } });
  const found = foundIn(tree, lines);
  // HTML that spans several nodes is recognized only in the parsed tree.
  const [first] = whole;
  if (found.length === 0 && first)
    return [problemInText(entry, written, first.message, firstHtml(tree))];
  return found.map(({ line, message }) => problemInText(entry, written, message, line));
};

/**
 * Markup in a Markdown text that could run code on the page, which the sanitizer would remove
 * when rendering, and markup that visitors would see differently than intended.
 */
export const markupProblems = (entry: Entry): Problem[] =>
  markdownIn(entry).flatMap((text) => problemsOf(entry, text));

/** Text that Astro cannot render. Astro itself would only log that and build the page without the text. */
export const renderingProblems = async (entry: Entry): Promise<Problem[]> => {
  const texts = markdownIn(entry).filter(({ text }) => !isTooDeep(text));
  if (texts.length === 0) return [];
  const renderer = await markdown.processor.createRenderer(markdown);
  const problems = texts.map((one) =>
    renderer.render(one.text).then(
      () => [],
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        const message = `This text cannot be shown (${reason}). Look for an address with a sign such as % in it, and write it without`;
        return [problemInText(entry, one, message)];
      },
    ),
  );
  return (await Promise.all(problems)).flat();
};
