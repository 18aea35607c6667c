import { build } from 'vite';
import { generateScopedName } from './class-names.ts';

export interface BundleOptions {
  /** A module is fetched and imported; an `iife` is written into a page. */
  format: 'es' | 'iife';
  define?: Record<string, string>;
}

/** The policy of our pages lets a script add a style sheet it made, but no `<style>` it wrote. */
const adoptStyles = (styles: string): string =>
  `{const sheet=new CSSStyleSheet();sheet.replaceSync(${JSON.stringify(styles)});document.adoptedStyleSheets.push(sheet)}`;

/** Bundles a script with everything it needs, its styles included, into one text. */
export const bundleScript = async (
  entry: string,
  { format, define = {} }: BundleOptions,
): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    css: { modules: { generateScopedName } },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', output: { format } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${entry} was not bundled.`);
  const styles = output.output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
  );
  const code = output.output[0].code.trim();
  return styles.length > 0 ? code + adoptStyles(styles.join('')) : code;
};
