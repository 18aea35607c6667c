import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { withShortProperties, withoutUnusedProperties } from './custom-properties.ts';
import { withFittedFallbacks } from './fallback-faces.ts';

const style = /<style[^>]*>([\s\S]*?)<\/style>/gu;
const className = /\.([A-Za-z][\w-]*)/gu;
const word = /[\w-]+/gu;
const slotMark = '<!--slot:';

/** Astro adds a hash to the name of a typeface; ours need none. */
const withPlainFamilies = (styles: string): string =>
  styles.replace(/(?<=[A-Za-z])-[0-9a-f]{16}(?!\.)/gu, '');

/** The words of what draws parts of pages again: the scripts of the site, and the server's renderer. */
interface Drawn {
  scripts: ReadonlySet<string>;
  renderer: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

const wordsOf = (text: string): Set<string> => new Set(text.match(word));

const readDrawn = async (directory: string): Promise<Drawn> => {
  const scripts = globSync('site/_astro/*.js', { cwd: directory });
  const read = async (files: readonly string[]) =>
    wordsOf(
      (await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))).join('\n'),
    );
  return { scripts: await read(scripts), renderer: await read(['render/render-slot.js']) };
};

/** Every word of a page, and of what may draw parts of it again. */
const wordsOn = (markup: string, { scripts, renderer }: Drawn): Set<string> =>
  wordsOf(markup)
    .union(markup.includes('<astro-island') ? scripts : none)
    .union(markup.includes(slotMark) ? renderer : none);

/** Without the rules for classes that nothing on the page can ever have. */
const withoutUnusedClasses = (styles: string, shown: ReadonlySet<string>): string => {
  const names = new Set([...styles.matchAll(className)].map(([, name = '']) => name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols: [...names].filter((name) => !shown.has(name)),
  });
  return new TextDecoder().decode(code);
};

const ourFace = /@font-face\{[^{}]*url\([^{}]*\}/gu;

/** Typefaces to be fetched are left to `client/fonts-after-words.ts`; without script they come at once. */
const heldBack = (fonts: string): string =>
  `@media (scripting:none){${fonts.replaceAll('format("woff2")', '')}}`;

/**
 * A page with one style sheet in place of many, and nothing in it that the page
 * cannot use. Astro puts the styles of pages that share components together,
 * which is more than each of them needs.
 */
const withLeanStyles = (html: string, drawn: Drawn): string => {
  const styles = [...html.matchAll(style)].map(([, content = '']) => content).join('\n');
  const markup = html.replaceAll(style, '');
  const used = withoutUnusedClasses(styles, wordsOn(markup, drawn));
  const short = withFittedFallbacks(withPlainFamilies(withShortProperties(used)));
  // The guide popup brings its styles along, and they read properties of the page.
  const lean = withoutUnusedProperties(short, drawn.scripts);
  const fonts = [...lean.matchAll(ourFace)].join('');
  const sheet = `<style>${lean.replace(ourFace, '')}${heldBack(fonts)}</style>`;
  return markup.replace('</title>', () => `</title>${sheet}`);
};

/** Makes the styles of every built page lean. `directory` holds `site/` and `render/`. */
const leanAll = async (directory: string): Promise<void> => {
  const drawn = await readDrawn(directory);
  for (const name of globSync('site/**/*.html', { cwd: directory })) {
    const file = join(directory, name);
    await writeFile(file, withLeanStyles(await readFile(file, 'utf8'), drawn));
  }
};

if (import.meta.main) await leanAll(process.argv[2] ?? 'dist');
