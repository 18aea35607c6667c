interface Face {
  sheet: CSSStyleSheet;
  rule: CSSFontFaceRule;
}

const isOurs = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.cssText.includes('url(');

const ourFaces = (): Face[] =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].filter(isOurs).map((rule) => ({ sheet, rule })),
  );

/** Whoever comes from another of our pages has the fonts already, and a page that is only prepared is in no hurry. */
const isFirstPage = (): boolean =>
  !document.referrer.startsWith(`${location.origin}/`) &&
  !('prerendering' in document && document.prerendering);

const preload = ({ rule }: Face): void => {
  const link = document.createElement('link');
  const href = /url\("([^"]+)/u.exec(rule.cssText)?.[1] ?? '';
  Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
  document.head.append(link);
};

const hold = ({ sheet, rule }: Face): void => sheet.deleteRule([...sheet.cssRules].indexOf(rule));

const load = async ({ rule: { style } }: Face): Promise<FontFace> => {
  const value = (name: string) => style.getPropertyValue(name);
  const family = value('font-family').replaceAll('"', '');
  const descriptors = { weight: value('font-weight'), style: value('font-style') };
  return new FontFace(family, value('src'), descriptors).load();
};

/** All at once, so that the page is laid out once more and not three times. */
const loadTogether = async (faces: readonly Face[]): Promise<void> => {
  for (const result of await Promise.allSettled(faces.map(load)))
    if (result.status === 'fulfilled') document.fonts.add(result.value);
};

/**
 * Runs in the head of a page, before anything is drawn. Whoever comes from
 * elsewhere sees the words at once, in a typeface of her own with our measures;
 * ours are fetched only then, so that they delay neither the words nor the
 * first picture.
 */
const fontsAfterWords = (): void => {
  const faces = ourFaces();
  if (!isFirstPage()) return faces.forEach(preload);
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  faces.forEach(hold);
  new PerformanceObserver((entries, observer) => {
    // The paint before this one may be of a background.
    if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    void loadTogether(faces);
  }).observe({ type: 'paint', buffered: true });
};

fontsAfterWords();
