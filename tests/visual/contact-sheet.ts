export interface Shot {
  path: string;
  width: number;
  /** Its file, beside the sheet. */
  file: string;
}

/** As wide as the shots of all widths may be beside each other, in pixels of the sheet. */
const scale = 0.25;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const row = (path: string, shots: readonly Shot[]): string =>
  `<h2>${escape(path)}</h2><div>${shots
    .map(
      ({ width, file }) =>
        `<figure><a href="${file}"><img src="${file}" width="${Math.round(width * scale)}" loading="lazy" alt="${escape(path)} at ${width} px"></a><figcaption>${width}</figcaption></figure>`,
    )
    .join('')}</div>`;

/** One page with the shots of a family: a row a page, a column a width. */
export const contactSheet = (family: string, shots: readonly Shot[]): string => {
  const rows = Map.groupBy(shots, ({ path }) => path);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${family}</title>
<style>body{margin:2rem;font:16px/1.4 sans-serif;background:#ddd}div{display:flex;gap:1rem;align-items:start}figure{margin:0}img{display:block;height:auto;background:#fff}</style>
<h1>${family}</h1>${[...rows].map(([path, ofPage]) => row(path, ofPage)).join('\n')}</html>\n`;
};

/** The way to every sheet. */
export const sheetIndex = (families: readonly string[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shots</title><ul>${families
    .map((family) => `<li><a href="${family}.html">${family}</a></li>`)
    .join('')}</ul></html>\n`;
