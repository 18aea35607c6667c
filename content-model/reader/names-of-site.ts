/** Dollars, or words, by the name that is written between braces: `{visibility-audit}`. */
export type Names = Readonly<Record<string, number | string | undefined>>;

/** A price in whole dollars as every page and text shows it: `$29`. */
export const formatPrice = (dollars: number): string => `$${dollars}`;

/** What is no name of ours stays as it is: `{count}` is filled in later, and `content-model/checks/` refuses the others. */
const fill = (text: string, names: Names): string =>
  text.replaceAll(/\{([\w-]+)\}/gu, (written, name: string) => {
    const value = names[name] ?? written;
    return typeof value === 'number' ? formatPrice(value) : value;
  });

const fillParts = <Content extends object>(content: Content, names: Names): Content => {
  const parts = Object.entries(content).map(
    ([key, part]) => [key, fillNames(part, names)] as const,
  );
  const isSame = parts.every(([key, part]) => part === content[key as keyof Content]);
  // A date or a picture has more to it than its parts, and no names in them.
  return isSame ? content : (Object.fromEntries(parts) as Content);
};

/**
 * Puts prices and the like into running text, so that each stands in one file
 * only: `{playbook}` becomes `$29`. Takes texts, and lists and records of
 * texts; what holds no name is given back itself.
 */
export const fillNames = <Content>(content: Content, names: Names): Content => {
  if (typeof content === 'string') return fill(content, names) as Content;
  if (Array.isArray(content)) return content.map((part) => fillNames(part, names)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return fillParts(content, names);
};

export interface NamesOfSite {
  names: Names;
  /** Of the brand. */
  shortName: string;
}

/** A text with everything filled in; the short name of the brand stands where the whole one makes it longer than `most` characters. */
export const fillToFit = (
  text: string,
  most: number,
  { names, shortName }: NamesOfSite,
): string => {
  const filled = fillNames(text, names);
  return filled.length <= most ? filled : fillNames(text, { ...names, brand: shortName });
};
