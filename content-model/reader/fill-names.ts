/** Values of placeholders such as `{visibility-audit}`. */
export type Names = Readonly<Record<string, string | undefined>>;

/** Leaves unknown placeholders alone: `{count}` is filled in later, and `content-model/checks/` reports others. */
const fill = (text: string, names: Names): string =>
  text.replaceAll(/\{([\w-]+)\}/gu, (written, name: string) => names[name] ?? written);

/**
 * Fills in placeholders anywhere in raw content data: `{playbook}` becomes `$29`.
 * Prices and other facts thus have a single source.
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
  /** The short name of the brand. */
  shortName: string;
}

/** Fills in a text, with the short name of the brand if the full one makes it longer than `most` characters. */
export const fillToFit = (
  text: string,
  most: number,
  { names, shortName }: NamesOfSite,
): string => {
  const filled = fillNames(text, names);
  return filled.length <= most ? filled : fillNames(text, { ...names, brand: shortName });
};
