import type { AstroIntegration } from 'astro';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { composeMail } from '../leads/mail/compose.ts';
import { openLeadStore } from '../leads/open-lead-store.ts';
import { buildApp } from '../server/app.ts';
import type { Site } from '../server/built-site.ts';
import type { RenderSlot } from '../server/pages.ts';
import { readServerSettings } from '../settings/settings.ts';

/** Vite's own scripts would not pass the policy; it is tested on the built site. */
const withoutPolicy = { 'Content-Security-Policy': '' };

/** The pages as the development server makes them at this moment. */
const developmentSite = (vite: ViteDevServer): Site => ({
  links: [],
  files: new Map(),
  page: async (path) => {
    const [address] = vite.resolvedUrls?.local ?? [];
    const response = await fetch(new URL(path, address));
    return { html: await response.text(), securityHeaders: withoutPolicy };
  },
});

const openApp = async (vite: ViteDevServer): Promise<FastifyInstance> => {
  const settings = readServerSettings(process.env);
  const slots = await vite.ssrLoadModule('/src/server-slots/render-slot.tsx');
  const store = await openLeadStore(settings);
  const app = await buildApp({
    settings: { ...settings, logLevel: 'warn' },
    site: developmentSite(vite),
    renderSlot: slots['renderSlot'] as RenderSlot,
    // Astro leads there itself.
    redirects: () => ({}),
    securityHeaders: withoutPolicy,
    store,
    composeMail: (lead) => composeMail(lead, { name: 'Development', timeZone: 'UTC' }),
    // The mail waits in the outbox until the real server runs.
    onStored: () => {},
  });
  await app.ready();
  vite.httpServer?.once('close', () => void store.close());
  return app;
};

const isForForms = (method = 'GET', url = '/'): boolean =>
  method === 'POST' || /^\/(?:newsletter|blog)\?/u.test(url) || url === '/healthz';

/** Lets the forms work in `npm run dev`: what is posted goes through the real routes into the real store. */
export const developmentForms = (): AstroIntegration => ({
  name: 'development-forms',
  hooks: {
    'astro:server:setup': ({ server: vite }) => {
      let app: Promise<FastifyInstance> | undefined;
      vite.middlewares.use((request, response, next) => {
        if (!isForForms(request.method, request.url)) return next();
        app ??= openApp(vite);
        app.then((ready) => ready.routing(request, response), next);
      });
    },
  },
});
