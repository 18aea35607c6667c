import type { AstroIntegration } from 'astro';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import { checkFiles } from '../content-check/check-files.ts';
import { inOneLine } from '../content-check/problem.ts';
import { composeMail } from '../leads/mail/compose.ts';
import { openLeadStore } from '../leads/open-lead-store.ts';
import { buildApp } from '../server/app.ts';
import type { Site } from '../server/built-site.ts';
import type { RenderSlot } from '../server/pages.ts';
import { readServerSettings } from '../settings/settings.ts';

/** While `npm run dev` runs, says in the terminal what is wrong with a content file as soon as it is saved, and when all is well again. */
export const contentWatch = (): AstroIntegration => ({
  name: 'content-watch',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      const { root } = server.config;
      let wasWrong = false;
      const check = async (file: string) => {
        if (!file.startsWith(`${root}/content/`)) return;
        const problems = await checkFiles(root);
        for (const problem of problems) logger.error(inOneLine(problem));
        if (wasWrong && problems.length === 0) logger.info('The content is in order again.');
        wasWrong = problems.length > 0;
      };
      for (const event of ['add', 'change', 'unlink'] as const)
        server.watcher.on(event, (file) => void check(file));
    },
  },
});

/** Vite's own scripts would not pass the policy; it is tested on the built site. */
const withoutPolicy = { 'Content-Security-Policy': '' };

/** The pages as the development server makes them at this moment. */
const developmentSite = (vite: ViteDevServer): Site => ({
  links: [],
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

/** Adds the gallery of all components to `npm run dev`, and only there. */
export const gallery = (): AstroIntegration => ({
  name: 'gallery',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({ pattern: '/gallery/[...id]', entrypoint: './src/gallery/routes.ts' });
    },
  },
});
