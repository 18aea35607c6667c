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

/**
 * Puts prices and the like into running text, so that each stands in one file
 * only: `{playbook}` becomes `$29`. Takes data as they stand in a file.
 */
export const fillNames = <Content>(content: Content, names: Names): Content => {
  if (typeof content === 'string') return fill(content, names) as Content;
  if (Array.isArray(content)) return content.map((part) => fillNames(part, names)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  const parts = Object.entries(content).map(([key, part]) => [key, fillNames(part, names)]);
  return Object.fromEntries(parts) as Content;
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
