import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';

const style = /<style[^>]*>([\s\S]*?)<\/style>/gu;
const className = /\.([A-Za-z][\w-]*)/gu;
const slotMark = '<!--slot:';

/** Faces with the same measures as the ones our fallbacks are fitted to: on Linux and Chromebooks these stand in. */
const twins: Readonly<Record<string, string>> = {
  Arial: 'local(Arial),local(Liberation Sans),local(Arimo)',
  'Times New Roman': 'local(Times New Roman),local(Liberation Serif),local(Tinos)',
};

const withTwins = (styles: string): string =>
  styles.replace(/local\(([^)]+)\)/gu, (face, name: string) => twins[name] ?? face);

/** Everything a page may ever show: itself, and what draws parts of it again, here or on the server. */
const everythingShown = async (markup: string, directory: string): Promise<string> => {
  const scripts = globSync('site/_astro/*.js', { cwd: directory });
  const islands = markup.includes('<astro-island') ? scripts : [];
  const renderer = markup.includes(slotMark) ? ['render/render-slot.js'] : [];
  const texts = [...islands, ...renderer].map((file) => readFile(join(directory, file), 'utf8'));
  return [markup, ...(await Promise.all(texts))].join('\n');
};

/**
 * A page with one style sheet in place of many, without the rules for classes
 * that nothing on it can ever have. Astro puts the styles of pages that share
 * components together, which is more than each of them needs.
 */
const withLeanStyles = async (html: string, directory: string): Promise<string> => {
  const styles = [...html.matchAll(style)].map(([, content = '']) => content).join('\n');
  const markup = html.replaceAll(style, '');
  const shown = await everythingShown(markup, directory);
  const names = new Set([...styles.matchAll(className)].map(([, name = '']) => name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    unusedSymbols: [...names].filter((name) => !shown.includes(name)),
  });
  const lean = withTwins(new TextDecoder().decode(code));
  return markup.replace('</title>', () => `</title><style>${lean}</style>`);
};

/** Makes the styles of every built page lean. `directory` holds `site/` and `render/`. */
const leanAll = async (directory: string): Promise<void> => {
  for (const name of globSync('site/**/*.html', { cwd: directory })) {
    const file = join(directory, name);
    await writeFile(file, await withLeanStyles(await readFile(file, 'utf8'), directory));
  }
};

if (import.meta.main) await leanAll(process.argv[2] ?? 'dist');
