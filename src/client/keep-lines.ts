/** How much wider or narrower spaces become, tried in turn, as parts of the type's size; if none helps they stay as they were. */
const spaces = [0.03, 0.06, 0.1, 0.15, 0];

/**
 * Everything that ends on the first screen of the page, with its height; drawings have none.
 * What reaches below moves nothing that is seen; and what follows may not be laid out yet, and
 * asking for its place would do it.
 */
const firstScreen = (): [HTMLElement, number][] => {
  const heights: [HTMLElement, number][] = [];
  for (const element of document.querySelectorAll<HTMLElement>('body>:not(header) *')) {
    const { top, bottom } = element.getBoundingClientRect();
    if (top + scrollY > innerHeight) break;
    if (bottom + scrollY < innerHeight) heights.push([element, element.offsetHeight]);
  }
  return heights;
};

/** Makes the spaces in an element a little wider or narrower until it has its height. */
const fit = (element: HTMLElement, height: number): void => {
  for (const space of spaces) {
    if (element.offsetHeight === height) return;
    element.style.wordSpacing = `${element.offsetHeight > height ? -space : space}em`;
  }
};

/**
 * Changes the typefaces of a page that is read already without moving anything
 * in it: where a text or a row would get a line more or less, its spaces give.
 */
export const keepLines = (changeTypefaces: () => void): void => {
  const heights = firstScreen();
  changeTypefaces();
  // What is inside comes first: then what is around it has its height already.
  for (const [element, height] of heights.reverse()) fit(element, height);
};
