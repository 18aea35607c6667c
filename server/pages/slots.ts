/**
 * A slot is a part of a built page that the server can render again. It stands
 * between two comments, the first of which holds the properties it was built
 * with: `<!--slot:NAME {"json": "…"}-->…<!--/slot:NAME-->`. Inside the JSON's
 * strings `<`, `>` and `-` are escaped, so the first `-->` ends the comment.
 */

/** Renders a slot's component to HTML. Made by the build, since it is the same React that drew the page. */
export type RenderSlot = (name: string, props: object) => string;

type Props = Readonly<Record<string, unknown>>;

interface Slot {
  props: Props;
  start: number;
  end: number;
}

const findSlot = (html: string, name: string): Slot => {
  const opening = `<!--slot:${name} `;
  const opens = html.indexOf(opening);
  const start = html.indexOf('-->', opens);
  const end = html.indexOf(`<!--/slot:${name}-->`, start);
  if (opens === -1 || start === -1 || end === -1) throw new Error(`A page has no slot "${name}"`);
  const props: Props = JSON.parse(html.slice(opens + opening.length, start));
  return { props, start: start + '-->'.length, end };
};

/** The page with its first slot of this name rendered again, with more properties. Throws where there is none. */
export const fillSlot = (
  html: string,
  name: string,
  { renderSlot, state }: { renderSlot: RenderSlot; state: object },
): string => {
  const { props, start, end } = findSlot(html, name);
  return html.slice(0, start) + renderSlot(name, { ...props, ...state }) + html.slice(end);
};
