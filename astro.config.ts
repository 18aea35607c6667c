import { join } from 'node:path';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import { loadEnvironmentFile } from './server/settings/environment.ts';
import { brandModule, generateScopedName } from './tooling/build/vite-parts.ts';
import { developmentFiles } from './tooling/build/development-files.ts';
import { developmentForms } from './tooling/build/development.ts';
import { readRedirects, redirectsFile } from './content-model/checks/check-redirects.ts';
import { readBuildSettings } from './server/settings/settings.ts';
import { brandFile, readBrand } from './content-model/brand/read-brand.ts';
import { pairs, standInNames } from './content-model/brand/typefaces.ts';
import { markdown } from './content-model/markdown.ts';

loadEnvironmentFile();

const settings = readBuildSettings(process.env);
const { typefaces: pairName } = readBrand(import.meta.dirname);
const pair = pairs[pairName];

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
  src: [`./site/assets/fonts/${typeface}-${name}.woff2`] as [string],
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
      addClientDirective({ name: 'interaction', entrypoint: './site/client/on-interaction.ts' });
      addClientDirective({ name: 'visible-for', entrypoint: './site/client/visible-for.ts' });
      addRenderer({
        name: 'page-script',
        serverEntrypoint: './site/client/page-script.ts',
        clientEntrypoint: './site/client/page-script-client.ts',
      });
    },
  },
};

/** What is read here: another brand, with its typefaces, or an address that has moved needs a new start. */
const changesOfContent: AstroIntegration = {
  name: 'changes-of-content',
  hooks: {
    'astro:config:setup': ({ addWatchFile }) => {
      for (const file of [brandFile, redirectsFile]) addWatchFile(join(import.meta.dirname, file));
    },
  },
};

export default defineConfig({
  site: settings.siteUrl,
  srcDir: './site',
  // Never the live build, which tooling/build/ puts in place in one step.
  outDir: './.cache/astro-build',
  output: 'static',
  trailingSlash: 'never',
  // For `npm run dev`; of the built site, the server answers them.
  redirects: readRedirects(import.meta.dirname),
  build: { format: 'file', inlineStylesheets: 'always', redirects: false },
  server: { port: settings.port },
  devToolbar: { enabled: false },
  // Of routes that give a `cacheKey`: what is drawn, and not the pages.
  experimental: { incrementalBuild: true },
  markdown,
  integrations: [
    // Before React, which would try to draw them.
    lateScripts,
    changesOfContent,
    react(),
    developmentFiles(import.meta.dirname),
    developmentForms(),
  ],
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      // AVIF eight times as fast as by default, for files a fifteenth larger; WebP twice, for a twentieth.
      config: { avif: { effort: 2 }, webp: { effort: 2 } },
    },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: pair.display.family,
      cssVariable: '--font-display',
      fallbacks: [...standInNames(pair, 'display'), 'serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          subset('latin', `${pairName}/display`, '500'),
          subset('accents', `${pairName}/display`, '500'),
          subset('latin-ext', `${pairName}/display`, '500'),
          subset('latin', `${pairName}/display-italic`, '500', 'italic'),
          subset('accents', `${pairName}/display-italic`, '500', 'italic'),
          subset('latin-ext', `${pairName}/display-italic`, '500', 'italic'),
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: pair.text.family,
      cssVariable: '--font-text',
      fallbacks: [...standInNames(pair, 'text'), 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        variants: [
          // Where it comes late its stand-in stays for that page: nothing is laid out again but headings.
          { ...subset('latin', `${pairName}/text`, '400 700'), display: 'optional' },
          subset('accents', `${pairName}/text`, '400 700'),
          subset('latin-ext', `${pairName}/text`, '400 700'),
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
    plugins: [brandModule(import.meta.dirname)],
    css: { modules: { generateScopedName } },
    build: {
      // Small scripts travel with the page; pictures and fonts stay files of their own.
      assetsInlineLimit: (file) => file.endsWith('.js'),
    },
  },
});
