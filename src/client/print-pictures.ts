/** Fetches the pictures that are still far below once the page is to be printed; not every browser does so itself. */
export const fetchPicturesForPrint = (): void =>
  matchMedia('print').addEventListener('change', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
