/** Dollars by the name that is written between braces: `{visibility-audit}`. What is no price is a text, and stands as it is. */
export type Prices = Readonly<Record<string, number | string>>;

const fill = (text: string, prices: Prices): string =>
  text.replaceAll(/\{([\w-]+)\}/gu, (_, name: string) => {
    const value = prices[name];
    if (value !== undefined) return typeof value === 'number' ? `$${value}` : value;
    throw new Error(
      `"{${name}}" is no price. Write one of ${Object.keys(prices).join(', ')} between the braces in "${text}".`,
    );
  });

/**
 * Puts prices into running text, so that each stands in one file only:
 * `{playbook}` becomes `$29`. Takes texts, and lists and records of texts.
 */
export const fillPrices = <Content>(content: Content, prices: Prices): Content => {
  if (typeof content === 'string') return fill(content, prices) as Content;
  if (Array.isArray(content)) return content.map((part) => fillPrices(part, prices)) as Content;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, part]) => [key, fillPrices(part, prices)]),
  ) as Content;
};
