const facesOfOurs = () =>
  [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('url('))
      .map((rule) => ({ sheet, rule, text: rule.cssText })),
  );

type Face = ReturnType<typeof facesOfOurs>[number];

/** Whoever comes from another of our pages has the fonts already, and a page that is only prepared is in no hurry. */
const isFirstPage = (): boolean =>
  !document.referrer.startsWith(`${location.origin}/`) &&
  !('prerendering' in document && document.prerendering);

const preload = ({ text }: Face): void => {
  const link = document.createElement('link');
  const href = /url\("([^"]+)/u.exec(text)?.[1] ?? '';
  Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
  document.head.append(link);
};

const hold = ({ sheet, rule }: Face): void => sheet.deleteRule([...sheet.cssRules].indexOf(rule));

const release = ({ sheet, text }: Face): number => sheet.insertRule(text, sheet.cssRules.length);

/**
 * Runs in the head of a page, before anything is drawn. Whoever comes from
 * elsewhere sees the words at once, in a typeface of her own with our measures;
 * ours are fetched only then, so that they delay neither the words nor the
 * first picture.
 */
const fontsAfterWords = (): void => {
  const faces = facesOfOurs();
  if (!isFirstPage()) return faces.forEach(preload);
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return;
  faces.forEach(hold);
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    faces.forEach(release);
  }).observe({ type: 'paint', buffered: true });
};

fontsAfterWords();
