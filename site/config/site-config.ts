import react from '@astrojs/react';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { fontProviders } from 'astro/config';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';
import { pairs, standInNames } from '@agency/content-model/brand/typefaces.ts';
import { readRedirects } from '@agency/content-model/checks/check-redirects.ts';
import { markdown } from '@agency/content-model/markdown.ts';
import type { BuildSettings } from '@agency/server/settings/settings.ts';
import { developmentFiles } from './development-files.ts';
import { brandModule, generateScopedName } from './vite-parts.ts';

/** What the pages are made with, beside the content. */
export interface SiteOptions {
  settings: BuildSettings;
  /** For which they are made, in milliseconds; left out, it is the present whenever a page is drawn. */
  moment?: number | undefined;
}

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

const fontFile = (
  subset: keyof typeof subsets,
  typeface: string,
  weight: string,
  style: 'normal' | 'italic' = 'normal',
) => ({
  src: [`./site/assets/fonts/${typeface}-${subset}.woff2`] as [string],
  unicodeRange: subsets[subset] as [string, ...string[]],
  weight,
  style,
});

const fontsOf = (root: string) => {
  const { typefaces } = readBrand(root);
  const pair = pairs[typefaces];
  const files = (name: string, weight: string, style?: 'italic') =>
    (['latin', 'accents', 'latin-ext'] as const).map((subset) =>
      fontFile(subset, `${typefaces}/${name}`, weight, style),
    );
  const [latinText, ...otherText] = files('text', '400 700');
  return [
    {
      provider: fontProviders.local(),
      name: pair.display.family,
      cssVariable: '--font-display',
      fallbacks: [...standInNames(pair, 'display'), 'serif'],
      optimizedFallbacks: false,
      options: {
        variants: [...files('display', '500'), ...files('display-italic', '500', 'italic')],
      },
    },
    {
      provider: fontProviders.local(),
      name: pair.text.family,
      cssVariable: '--font-text',
      fallbacks: [...standInNames(pair, 'text'), 'sans-serif'],
      optimizedFallbacks: false,
      options: {
        // Where it comes late its stand-in stays for that page: nothing is laid out again but headings.
        variants: [{ ...latinText, display: 'optional' }, ...otherText],
      },
    },
    {
      // Of the salon template only.
      provider: fontProviders.local(),
      name: 'Bodoni Moda',
      cssVariable: '--font-salon',
      fallbacks: ['serif'],
      options: { variants: [fontFile('latin', 'salon', '500')] },
    },
    // Astro's type of a configuration that stands in no file knows no options of providers.
  ] as unknown as NonNullable<AstroUserConfig['fonts']>;
};

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

/** How Astro makes the pages of a folder that holds `content/` and `site/`. */
export const siteConfig = (root: string, { settings, moment }: SiteOptions) =>
  ({
    site: settings.siteUrl,
    srcDir: './site',
    // Never the live build, which is put in place in one step.
    outDir: './.cache/astro-build',
    output: 'static',
    trailingSlash: 'never',
    // For `npm run dev`; of the built site, the server answers them.
    redirects: readRedirects(root),
    build: { format: 'file', inlineStylesheets: 'always', redirects: false },
    server: { port: settings.port },
    devToolbar: { enabled: false },
    // Of routes that give a `cacheKey`: what is drawn, and not the pages.
    experimental: { incrementalBuild: true },
    markdown,
    integrations: [
      // Before React, which would try to draw them.
      lateScripts,
      react(),
      developmentFiles(root),
    ],
    image: {
      service: {
        entrypoint: 'astro/assets/services/sharp',
        // AVIF eight times as fast as by default, for files a fifteenth larger; WebP twice, for a twentieth.
        config: { avif: { effort: 2 }, webp: { effort: 2 } },
      },
    },
    fonts: fontsOf(root),
    vite: {
      define: {
        'import.meta.env.VENDORS': JSON.stringify(settings.vendors),
        'import.meta.env.RETENTION_POLICY': JSON.stringify(settings.retentionPolicy),
        'import.meta.env.MOMENT': JSON.stringify(moment ?? null),
      },
      plugins: [brandModule(root)],
      // Astro finds its own packages in the package.json of its root, and here each folder names its own.
      resolve: { noExternal: ['astro', '@astrojs/react', '@astrojs/rss'] },
      css: { modules: { generateScopedName } },
      build: {
        // Small scripts travel with the page; pictures and fonts stay files of their own.
        assetsInlineLimit: (file: string) => file.endsWith('.js'),
      },
    },
  }) satisfies AstroUserConfig;
