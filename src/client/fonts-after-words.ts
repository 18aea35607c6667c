/** The sheet of our typefaces, which `build/lean-styles.ts` sets apart; it has no effect before we say so. */
const faces = document.querySelector<HTMLStyleElement>('style[data-fonts]');

const fetchFont = (href: string): Promise<unknown> =>
  new Promise((settle) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href });
    for (const outcome of ['load', 'error']) link.addEventListener(outcome, settle);
    document.head.append(link);
  });

const fetchFonts = (styles: string): Promise<unknown> =>
  Promise.all([...styles.matchAll(/url\(([^)]+)/gu)].map(([, href = '']) => fetchFont(href)));

/** Whoever comes from another of our pages has the fonts already. */
const isFurtherPage = (): boolean => document.referrer.startsWith(`${location.origin}/`);

/** Between the first words and a picture that was there with them. */
const aMoment = 100;

/** The page has loaded, and its words and first picture are on the screen. */
const firstView = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('load', () => {
      new PerformanceObserver((entries) => {
        // The paint before it may be of a background.
        if (entries.getEntriesByName('first-contentful-paint').length > 0)
          setTimeout(resolve, aMoment);
      }).observe({ type: 'paint', buffered: true });
    });
  });

/**
 * Runs in the head of a page, before anything is drawn. Whoever comes from
 * elsewhere sees the words at once, in a typeface of her own with our measures;
 * ours are fetched only then, so that they delay neither the words nor the
 * first picture, and shown together, so that the page is laid out once more
 * and not three times.
 */
const fontsAfterWords = async (sheet: HTMLStyleElement): Promise<void> => {
  const styles = sheet.textContent;
  if (isFurtherPage()) void fetchFonts(styles);
  else {
    await firstView();
    await fetchFonts(styles);
  }
  sheet.media = 'all';
};

if (faces) void fontsAfterWords(faces);
