import type { AstroIntegration } from 'astro';

/**
 * Scripts that a page fetches late: Astro's islands, with moments of our own
 * (client directives) and, for scripts that draw nothing, a renderer of our own.
 * Astro writes the directives into the page and makes a file of all else. Their
 * contracts are in their files.
 */
export const lateScripts = (): AstroIntegration => ({
  name: 'late-scripts',
  hooks: {
    'astro:config:setup': ({ addClientDirective, addRenderer }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/client/on-interaction.ts' });
      addClientDirective({ name: 'visible-for', entrypoint: './src/client/visible-for.ts' });
      addRenderer({
        name: 'page-script',
        serverEntrypoint: './src/client/page-script-renderer.ts',
        clientEntrypoint: './src/client/page-script-client.ts',
      });
    },
  },
});
