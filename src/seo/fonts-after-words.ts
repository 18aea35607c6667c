/**
 * Runs in the head of a page, before anything is drawn. Whoever comes from
 * elsewhere sees the words at once, in a typeface of her own with our measures;
 * ours are fetched only then, so that they delay neither the words nor the
 * first picture. Whoever comes from another of our pages has them already.
 *
 * Its text is written into the page: it must use nothing outside itself.
 */
export const fontsAfterWords = (): void => {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules]
      .filter((rule) => rule instanceof CSSFontFaceRule && rule.cssText.includes('url('))
      .map((rule) => ({ sheet, rule, text: rule.cssText })),
  );
  const isFirstPage =
    !document.referrer.startsWith(`${location.origin}/`) &&
    !('prerendering' in document && document.prerendering) &&
    PerformanceObserver.supportedEntryTypes.includes('paint');

  if (!isFirstPage) {
    for (const { text } of faces) {
      const link = document.createElement('link');
      const href = /url\("([^"]+)/u.exec(text)?.[1] ?? '';
      Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
      document.head.append(link);
    }
    return;
  }
  for (const { sheet, rule } of faces) sheet.deleteRule([...sheet.cssRules].indexOf(rule));
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    for (const { sheet, text } of faces) sheet.insertRule(text, sheet.cssRules.length);
  }).observe({ type: 'paint', buffered: true });
};
