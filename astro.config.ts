import react from '@astrojs/react';
import { defineConfig, fontProviders } from 'astro/config';
import { loadEnvironmentFile } from './settings/environment-file.ts';
import { generateScopedName } from './build/class-names.ts';
import { contentWatch } from './build/content-watch.ts';
import { developmentForms } from './build/development-forms.ts';
import { gallery } from './build/gallery.ts';
import { lateScripts } from './build/late-scripts.ts';
import { sitemap } from './build/sitemap.ts';
import { readBuildSettings } from './settings/settings.ts';

loadEnvironmentFile();

const settings = readBuildSettings(process.env);

/** The letters of each of the files that `npm run art:fonts` makes. */
const subsets = {
  latin: [
    'U+20-7E',
    'U+A0-FF',
    'U+2013-2014',
    'U+2018-201E',
    'U+2022',
    'U+2026',
    'U+20AC',
    'U+2190-2197',
    'U+2122',
  ],
  'latin-ext': ['U+100-17E'],
} satisfies Record<string, [string, ...string[]]>;

const subset = (
  name: keyof typeof subsets,
  typeface: string,
  weight: string,
  style: 'normal' | 'italic' = 'normal',
) => ({
  src: [`./src/assets/fonts/${typeface}-${name}.woff2`] as [string],
  unicodeRange: subsets[name] as [string, ...string[]],
  weight,
  style,
});

export default defineConfig({
  site: settings.siteUrl,
  outDir: './dist/site',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  server: { port: settings.port },
  devToolbar: { enabled: false },
  integrations: [
    // Before React, which would try to draw them.
    lateScripts(),
    react(),
    contentWatch(),
    developmentForms(),
    sitemap(import.meta.dirname),
    gallery(),
  ],
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // Eight times as fast as the default, for files a fifteenth larger.
      config: { avif: { effort: 2 } },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Fraunces',
      cssVariable: '--font-display',
      fallbacks: ['Fraunces on Android', 'Fraunces on Linux', 'Fraunces on Debian', 'serif'],
      options: {
        variants: [
          subset('latin', 'display', '500'),
          subset('latin-ext', 'display', '500'),
          subset('latin', 'display-italic', '500', 'italic'),
          subset('latin-ext', 'display-italic', '500', 'italic'),
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Figtree',
      cssVariable: '--font-text',
      fallbacks: ['Figtree on Android', 'Figtree on Linux', 'Figtree on Debian', 'sans-serif'],
      options: {
        variants: [subset('latin', 'text', '400 700'), subset('latin-ext', 'text', '400 700')],
      },
    },
  ],
  vite: {
    css: { modules: { generateScopedName } },
    build: {
      // Small scripts travel with the page; pictures and fonts stay files of their own.
      assetsInlineLimit: (file) => file.endsWith('.js'),
    },
  },
});
