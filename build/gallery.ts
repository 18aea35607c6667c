import type { AstroIntegration } from 'astro';

/** Adds the gallery of all components to `npm run dev`, and only there. */
export const gallery = (): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/gallery.astro' });
      injectRoute({ pattern: '/gallery/[id]', entrypoint: './src/gallery/specimen.ts' });
    },
  },
});
