import type { AstroIntegration } from 'astro';

const directives = {
  interaction: './src/client/hydrate-on-interaction.ts',
  'once-a-day': './src/client/hydrate-once-a-day.ts',
};

/** Adds our own moments at which an island comes to life; the contract of each is in its file. */
export const clientDirectives = (): AstroIntegration => ({
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      for (const [name, entrypoint] of Object.entries(directives))
        addClientDirective({ name, entrypoint });
    },
  },
});
