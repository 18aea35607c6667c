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

/** Whoever comes from another of our pages has the fonts already, and a page that is only prepared is in no hurry. */
const isFurtherPage = (): boolean =>
  document.referrer.startsWith(`${location.origin}/`) ||
  (document as { prerendering?: boolean }).prerendering === true;

/** Two frames after the page has loaded, its words and its first picture are on the screen. */
const firstView = (): Promise<unknown> =>
  new Promise((resolve) => {
    addEventListener('load', () => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
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
