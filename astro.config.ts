import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { loadEnvironmentFile } from './settings/environment.ts';
import { generateScopedName } from './build/class-names.ts';
import { developmentForms } from './build/development.ts';
import { developmentRedirects } from './build/redirects.ts';
import { sitemap } from './build/sitemap.ts';
import { readBuildSettings } from './settings/settings.ts';

loadEnvironmentFile();

const settings = readBuildSettings(process.env);

/** The letters of each of the files that `npm run art:fonts` makes. The first holds all that an English page needs. */
const subsets = {
  latin: [
    'U+20-7E',
    'U+A0',
    'U+A9',
    'U+B7',
    'U+2013-2014',
    'U+2018-2019',
    'U+201C-201D',
    'U+2022',
    'U+2026',
    'U+2122',
    'U+2192',
  ],
  accents: ['U+A1-A8', 'U+AA-B6', 'U+B8-FF', 'U+201A', 'U+201E', 'U+20AC', 'U+2190', 'U+2197'],
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

/**
 * Scripts that a page fetches late: Astro's islands, with moments of our own
 * (client directives) and, for scripts that draw nothing, a renderer of our own.
 */
const lateScripts: AstroIntegration = {
  name: 'late-scripts',
  hooks: {
    'astro:config:setup': ({ addClientDirective, addRenderer }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/client/on-interaction.ts' });
      addClientDirective({ name: 'visible-for', entrypoint: './src/client/visible-for.ts' });
      addRenderer({
        name: 'page-script',
        serverEntrypoint: './src/client/page-script.ts',
        clientEntrypoint: './src/client/page-script-client.ts',
      });
    },
  },
};

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
    lateScripts,
    react(),
    developmentForms(),
    developmentRedirects(import.meta.dirname),
    sitemap(import.meta.dirname),
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
          subset('accents', 'display', '500'),
          subset('latin-ext', 'display', '500'),
          subset('latin', 'display-italic', '500', 'italic'),
          subset('accents', 'display-italic', '500', 'italic'),
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
        variants: [
          subset('latin', 'text', '400 700'),
          subset('accents', 'text', '400 700'),
          subset('latin-ext', 'text', '400 700'),
        ],
      },
    },
    {
      // Of the salon template only.
      provider: fontProviders.local(),
      name: 'Bodoni Moda',
      cssVariable: '--font-salon',
      fallbacks: ['serif'],
      options: { variants: [subset('latin', 'salon', '500')] },
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
