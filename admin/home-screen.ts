import type { FastifyInstance } from 'fastify';
import { lookOf } from '../src/brand/drawn-pictures.ts';
import { homeScreenIcons, manifestIcons } from '../src/brand/icons.ts';
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
  let look: string | undefined;
  const drawn = new Map<string, Promise<Buffer> | undefined>();
  // Strangers ask for them too, and each takes long to draw: once for a brand.
  const draw = (name: string) => {
    const brand = readBrand(root);
    if (look !== lookOf(brand)) drawn.clear();
    look = lookOf(brand);
    const picture = drawn.get(name) ?? homeScreenIcons(brand)[name]?.();
    drawn.set(name, picture);
    return picture;
  };
  for (const name of Object.keys(homeScreenIcons(readBrand(root))))
    app.get(`/${name}.png`, async (_request, reply) =>
      reply.type('image/png').send(await draw(name)),
    );
};
