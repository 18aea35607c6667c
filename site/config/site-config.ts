import react from '@astrojs/react';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { fontProviders } from 'astro/config';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';
import { pairs, standInNames } from '@agency/content-model/brand/typefaces.ts';
import { readRedirects } from '@agency/content-model/checks/check-redirects.ts';
import { markdown } from '@agency/content-model/markdown.ts';
import type { BuildSettings } from '@agency/server/settings/settings.ts';
import { avif } from '../pictures/picture-sizes.ts';
import { developmentFiles } from './development-files.ts';
import { brandModule, generateScopedName } from './vite-parts.ts';

/** The inputs of a build besides the content. */
export interface SiteOptions {
  settings: BuildSettings;
  /** The time the pages are built for, in epoch milliseconds. When omitted, each page uses the time it is rendered. */
  moment?: number | undefined;
}

/** The Unicode ranges of the font files that `npm run art:fonts` makes. The first covers an English page. */
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

const fontFiles = (typeface: string, weight: string, style?: 'italic') =>
  (['latin', 'accents', 'latin-ext'] as const).map((subset) =>
    fontFile(subset, typeface, weight, style),
  );

/** A typeface that a page downloads only once a sign is written in it. */
const sign = (name: string, cssVariable: string, typeface: string, fallback: string) => ({
  provider: fontProviders.local(),
  name,
  cssVariable,
  fallbacks: [fallback],
  optimizedFallbacks: false,
  options: { variants: fontFiles(typeface, '500') },
});

const fontsOf = (root: string) => {
  const { typefaces } = readBrand(root);
  const pair = pairs[typefaces];
  const files = (name: string, weight: string, style?: 'italic') =>
    fontFiles(`${typefaces}/${name}`, weight, style);
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
        // If this file arrives late, the page keeps its fallback font, so only headings reflow.
        variants: [{ ...latinText, display: 'optional' }, ...otherText],
      },
    },
    // Signs on Main Street (`layouts/SignFonts.astro`), and the first the salon template.
    sign('Bodoni Moda', '--font-bodoni', 'signs/bodoni', 'serif'),
    sign('Caprasimo', '--font-caprasimo', 'signs/caprasimo', 'serif'),
    sign('Bricolage Grotesque', '--font-bricolage', 'bricolage-hanken/display', 'sans-serif'),
    // Astro's type for an inline configuration lacks the provider options.
  ] as unknown as NonNullable<AstroUserConfig['fonts']>;
};

/**
 * Scripts that a page loads late. They use Astro's islands with our own client directives and, for scripts that
 * render nothing, our own renderer.
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

/** The Astro configuration for a folder that holds `content/` and `site/`. */
export const siteConfig = (root: string, { settings, moment }: SiteOptions) =>
  ({
    site: settings.siteUrl,
    srcDir: './site',
    // Not the live build's folder: a finished build is swapped in atomically.
    outDir: './.cache/astro-build',
    output: 'static',
    trailingSlash: 'never',
    // For `npm run dev` only. On the built site, the server handles redirects.
    redirects: readRedirects(root),
    build: { format: 'file', inlineStylesheets: 'always', redirects: false },
    server: { port: settings.port },
    devToolbar: { enabled: false },
    // Applies only to routes that return a `cacheKey`: generated images and the PDF, not pages.
    experimental: { incrementalBuild: true },
    markdown,
    integrations: [
      // Comes before React, which would try to render page scripts.
      lateScripts,
      react(),
      developmentFiles(root),
    ],
    image: {
      service: {
        entrypoint: 'astro/assets/services/sharp',
        // Encodes WebP twice as fast as by default, with files 1/20 larger.
        config: { avif, webp: { effort: 2 } },
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
      // Astro looks up its packages in the root's package.json, but here each workspace lists its own.
      resolve: { noExternal: ['astro', '@astrojs/react', '@astrojs/rss'] },
      css: { modules: { generateScopedName } },
      build: {
        // Inlines scripts into the page; pictures and fonts stay separate files.
        assetsInlineLimit: (file: string) => file.endsWith('.js'),
      },
    },
  }) satisfies AstroUserConfig;
