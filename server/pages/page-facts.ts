const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#34': '"',
  '#38': '&',
  '#39': "'",
  '#x27': "'",
};

/** A page's text with its character references replaced, as far as our pages use them. */
export const decodeEntities = (text: string) =>
  text.replace(/&(#?\w+);/gu, (reference, name: string) => entities[name] ?? reference);

/** The page's own title, without the ` | Brand` that follows it. */
export const pageTitle = (html: string): string => {
  const title = /<title>([^<]*)<\/title>/iu.exec(html)?.[1] ?? '';
  return decodeEntities(title.split(' | ')[0] ?? '').trim();
};

/** Whether the page asks search engines to leave it out. */
export const isNoindex = (html: string): boolean =>
  (html.match(/<meta\b[^>]*>/giu) ?? []).some(
    (tag) => /\bname=["']?robots\b/iu.test(tag) && /noindex/iu.test(tag),
  );
