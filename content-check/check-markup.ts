import { isDeepStrictEqual } from 'node:util';
import { sanitize } from 'hast-util-sanitize';
import { htmlToHast, markdownToHast, type HastNode } from 'satteri';
import { markdownFeatures, safeHtml } from '../src/text/markdown.ts';
import { shortened, withFullStop, type Problem } from './problem.ts';
import type { Entry } from './read-entries.ts';

type HtmlElement = Extract<HastNode, { type: 'element' }>;

interface Refused {
  /** As it stands in the file, in lower case. */
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

/** Names are filled in once the text is rendered, and the sanitizer has not seen what they say. */
const filledIn = ({ properties }: HtmlElement): Refused[] =>
  addresses
    .filter((name) => /\{[\w-]+\}/u.test(String(properties[name] ?? '')))
    .map((name) => ({
      written: attributeName(name),
      message:
        'An address cannot be filled in from a name between braces. Write the address itself',
    }));

/** What the sanitizer would take away of an element itself; what is within it is looked at by itself. */
const refusedOf = (element: HtmlElement): Refused[] => {
  const { tagName, properties } = element;
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
  // What stands within something that goes as a whole goes with it.
  if (own.some(({ written }) => written.startsWith('<'))) return own;
  return 'children' in node ? [...own, ...node.children.flatMap(refusedIn)] : own;
};

interface Found {
  /** From 1, in the text. */
  line: number;
  message: string;
}

/** HTML within a text, with the line of each thing that is refused. */
const refusedInHtml = (html: string, start: number): Found[] => {
  const lines = html.toLowerCase().split('\n');
  const lineOf = (written: string) => lines.findIndex((line) => line.includes(written));
  return refusedIn(htmlToHast(html, { fragment: true })).map(({ written, message }) => ({
    line: start + Math.max(lineOf(written), 0),
    message,
  }));
};

const refusedByLine = (node: HastNode, above = 1): Found[] => {
  const line = node.position?.start.line ?? above;
  if (node.type === 'raw') return refusedInHtml(node.value, line);
  const own = node.type === 'element' ? refusedOf(node) : [];
  const children = 'children' in node ? node.children : [];
  return [
    ...own.map(({ message }) => ({ line, message })),
    ...children.flatMap((child) => refusedByLine(child, line)),
  ];
};

const firstHtml = (node: HastNode): number | undefined =>
  node.type === 'raw'
    ? node.position?.start.line
    : 'children' in node
      ? node.children.map(firstHtml).find((line) => line !== undefined)
      : undefined;

const features = { ...markdownFeatures, smartPunctuation: true };

/**
 * Whatever in the text of a Markdown file could bring a program onto the page:
 * what the sanitizer would take away when the text is rendered.
 */
export const markupProblems = ({ file, body, bodyLine }: Entry): Problem[] => {
  if (body === '') return [];
  const whole = refusedIn(markdownToHast(body, { features, position: false }));
  // The lines are known only before the HTML within the text is read.
  const tree = markdownToHast(body, { features: { ...features, rawHtml: false } });
  const found = refusedByLine(tree);
  // HTML that begins in one place and ends in another is seen as a whole only.
  const [first] = whole.map(({ message }) => ({ line: firstHtml(tree) ?? 1, message }));
  return (found.length === 0 && first ? [first] : found).map(({ line, message }) => ({
    file,
    line: bodyLine + line - 1,
    message: withFullStop(message),
  }));
};
