import type { FastifyInstance } from 'fastify';
import { lookOf } from '@agency/content-model/brand/drawn-pictures.ts';
import { homeScreenIcons, iconSvg, manifestIcons } from '@agency/content-model/brand/icons.ts';
import { brandCss, readBrand } from '@agency/content-model/brand/read-brand.ts';
import { siteName } from './content/entries.ts';

/**
 * The brand as it is saved now, which may be another than at the start: its
 * colors, its mark, and what a phone needs to put the inbox on its home screen.
 */
export const serveBrand = (app: FastifyInstance, root: string): void => {
  app.get('/brand.css', (_request, reply) =>
    reply.type('text/css').send(brandCss(readBrand(root))),
  );
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').send(iconSvg(readBrand(root))),
  );
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
  const drawn = new Map<string, Promise<Buffer> | undefined>();
  // Strangers ask for them too, and each takes long to draw: once for a brand.
  const draw = (name: string) => {
    const brand = readBrand(root);
    const key = `${name} ${lookOf(brand)}`;
    const picture = drawn.get(key) ?? homeScreenIcons(brand)[name]?.();
    drawn.set(key, picture);
    return picture;
  };
  for (const name of Object.keys(homeScreenIcons(readBrand(root))))
    app.get(`/${name}.png`, async (_request, reply) =>
      reply.type('image/png').send(await draw(name)),
    );
};
