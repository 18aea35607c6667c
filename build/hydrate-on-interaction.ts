import type { AstroIntegration } from 'astro';

/** Adds the directive `client:interaction` for islands, whose contract is in `src/client/hydrate-on-interaction.ts`. */
export const hydrateOnInteraction = (): AstroIntegration => ({
  name: 'hydrate-on-interaction',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({
        name: 'interaction',
        entrypoint: './src/client/hydrate-on-interaction.ts',
      });
    },
  },
});
