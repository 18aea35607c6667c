import { fastify, type FastifyInstance } from 'fastify';
import { contentType } from '@agency/server/content-types.ts';
import { lookOf } from '@agency/content-model/brand/drawn-pictures.ts';
import { homeScreenIcons, iconSvg, manifestIcons } from '@agency/content-model/brand/icons.ts';
import { brandCss, readBrand } from '@agency/content-model/brand/read-brand.ts';
import { answerError, answerErrors } from './answer-error.ts';
import { fillNamesIn } from './content/fill-names.ts';
import { siteName } from './content/entries.ts';
import { contentRoutes } from './content/routes.ts';
import type { OfficeServerContext } from './context.ts';
import type { Entrance } from './entrance/entrance.ts';
import { guardHosted } from './entrance/hosted-guard.ts';
import { hostedRoutes } from './entrance/routes.ts';
import type { Person } from './entrance/team.ts';
import { admit, guard, originsAt, type Key } from './guard.ts';
import { launchRoutes } from './launch/routes.ts';
import { leadRoutes } from './leads/routes.ts';
import { largestBody } from './limits.ts';
import { operationRoutes } from './operations/routes.ts';
import { publishRoutes } from './publishing/routes.ts';
import { waitingEntries } from './publishing/unpublished.ts';
import { Refusal } from './refusal.ts';
import { searchRoutes } from './search/search.ts';
import { settingRoutes } from './settings/routes.ts';

/** The built files of `office/app/`, by path: `/index.html`. */
type Files = ReadonlyMap<string, Buffer>;

/** `onAdmitted` is called each time a browser comes in with the token. */
type OfficeOptions = { context: OfficeServerContext; files: Files } & (
  { key: Key; onAdmitted: () => void } | { entrance: Entrance }
);

const framesOf = ({ origin, port }: OfficeServerContext['preview']): string[] =>
  // An address of this origin redirects into a hosted preview.
  origin === undefined ? originsAt(port) : ["'self'", origin];

const securityHeaders = ({ preview }: OfficeServerContext) => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-src ${framesOf(preview).join(' ')}`,
    "frame-ancestors 'none'",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
});

const serveApp = (app: FastifyInstance, files: Files): void => {
  for (const [path, content] of files)
    app.get(path === '/index.html' ? '/' : path, (_request, reply) =>
      reply.type(contentType(path)).send(content),
    );
};

/** The data that every screen needs. */
export const officeAnswer = ({ root, settings, preview }: OfficeServerContext, you?: Person) => {
  const brand = readBrand(root);
  return {
    brand: siteName(root),
    mark: brand.mark,
    /** Changes with the colors, the plant and the mark of the brand. */
    look: lookOf(brand),
    siteUrl: settings().siteUrl,
    /** Who is signed in, in a hosted back office. */
    you,
    preview: { port: preview.port, origin: preview.origin, state: preview.state() },
  };
};

/** The server of the back office, with a guard before everything. */
export const buildOffice = async (options: OfficeOptions): Promise<FastifyInstance> => {
  const { files } = options;
  const isHosted = 'entrance' in options;
  const context: OfficeServerContext = isHosted
    ? { ...options.context, noteDone: (what) => options.entrance.log('By itself', what) }
    : options.context;
  const app = fastify({
    bodyLimit: largestBody,
    forceCloseConnections: true,
    // In milliseconds. Long enough to upload a picture from a phone.
    requestTimeout: 300_000,
    // The proxy that terminates TLS is on this machine. Forwarded addresses from elsewhere do not count.
    ...(isHosted && { trustProxy: ['127.0.0.1', '::1'] }),
  });
  const headers = securityHeaders(context);
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
  if (isHosted) {
    guardHosted(app, options.entrance, new Set(files.keys()));
  } else {
    admit(app, options.key, options.onAdmitted);
    guard(app, options.key);
  }
  answerErrors(app);
  fillNamesIn(app, context);
  app.setNotFoundHandler((_request, reply) =>
    answerError(new Refusal('The back office has nothing at this address.', 404), reply),
  );
  app.get('/api/office', ({ session }) => officeAnswer(context, session?.person));
  serveBrand(app, context.root);
  serveApp(app, files);
  if (isHosted) await app.register(hostedRoutes(options.entrance, files));
  await app.register(contentRoutes(context, () => waitingEntries(context.root)));
  await app.register(operationRoutes(context));
  await app.register(publishRoutes(context));
  await app.register(launchRoutes(context));
  await app.register(settingRoutes(context));
  await app.register(leadRoutes(context));
  await app.register(searchRoutes(context));
  return app;
};

/**
 * Serves the brand as saved now, which may differ from the start: its colors,
 * its mark, and what a phone needs to put the inbox on its home screen.
 */
const serveBrand = (app: FastifyInstance, root: string): void => {
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
  // They are public and slow to draw, so each is drawn once per brand.
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
