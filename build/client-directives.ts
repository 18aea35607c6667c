import type { AstroIntegration } from 'astro';

/** Adds our own moment at which an island comes to life; its contract is in its file. */
export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'interaction',
        entrypoint: './src/client/hydrate-on-interaction.ts',
      });
    },
  },
});
