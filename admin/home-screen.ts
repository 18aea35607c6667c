import type { FastifyInstance } from 'fastify';
import { homeScreenIcons, manifestIcons } from '../src/brand/home-screen-icons.ts';
import { readBrand } from '../src/brand/read-brand.ts';
import { siteName } from './content/entries.ts';

/** What a phone needs to put the inbox on its home screen, in the brand as it is saved now. */
export const serveHomeScreen = (app: FastifyInstance, root: string): void => {
  app.get('/manifest.webmanifest', (_request, reply) => {
    const { colors, shortName } = readBrand(root);
    return reply.type('application/manifest+json').send({
      name: `${siteName(root)}: inbox`,
      short_name: shortName,
      id: '/',
      start_url: '/#/leads',
      display: 'standalone',
      background_color: colors.ground,
      theme_color: colors.ink,
      icons: manifestIcons,
    });
  });
  for (const name of Object.keys(homeScreenIcons(readBrand(root))))
    app.get(`/${name}.png`, async (_request, reply) =>
      reply.type('image/png').send(await homeScreenIcons(readBrand(root))[name]?.()),
    );
};
