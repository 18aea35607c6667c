import { randomUUID } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import type { FastifyInstance } from 'fastify';
import inject from 'light-my-request';
import type { ViteDevServer } from 'vite';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import { composeMail } from '@agency/leads/mail/compose.ts';
import type { Lead } from '@agency/leads/lead-record.ts';
import { buildApp } from '@agency/server/app.ts';
import type { Site } from '@agency/server/built-site.ts';
import type { DrawSign, RenderSlot } from '@agency/leads/forms/slots.ts';
import { readServerSettings } from '@agency/server/settings/settings.ts';
import { ordersIn } from './site-facts.ts';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';

/** No policy, since it would block Vite's own scripts. The policy is tested on the built site. */
const withoutPolicy = { 'Content-Security-Policy': '' };

/** The pages as the development server currently renders them. */
const developmentSite = ({ middlewares }: ViteDevServer): Site => ({
  links: [],
  files: new Map(),
  page: async (path) => {
    const { payload } = await inject(middlewares, path);
    return { html: payload, securityHeaders: withoutPolicy };
  },
});

/** Accepts forms without storing them. */
const storeOfNothing: Pick<LeadStore, 'add' | 'checkWritable'> = {
  add: async () => ({ outcome: 'stored', id: randomUUID() }),
  checkWritable: async () => undefined,
};

/** Shows the mail about a lead in the brand's colors. */
const sampleMail = '/sample-mail';

const sampleLead: Lead = {
  id: 'sample',
  document: {
    collection: 'contacts',
    data: {
      name: 'Rosa Delgado',
      email: 'rosa@example.com',
      service: 'Web Design',
      brief: 'A website for my bakery, with the hours and a map.',
      timestamp: new Date().toISOString(),
    },
  },
};

const openApp = async (vite: ViteDevServer): Promise<FastifyInstance> => {
  const slots = await vite.ssrLoadModule('/site/server-slots/render-slot.tsx');
  const app = await buildApp({
    settings: { ...readServerSettings(process.env), logLevel: 'warn' },
    site: developmentSite(vite),
    renderSlot: slots['renderSlot'] as RenderSlot,
    drawSign: slots['drawSign'] as DrawSign,
    // Astro handles redirects itself.
    facts: () => ({ orders: ordersIn(vite.config.root), redirects: {}, securityContact: '' }),
    securityHeaders: withoutPolicy,
    store: storeOfNothing,
    onStored: () => {},
    looks: () => undefined,
  });
  app.get(sampleMail, async (_request, reply) => {
    const businessHours = { hours: [], holidays: [], timeZone: 'UTC' };
    const agency = { ...readBrand(vite.config.root), businessHours };
    return reply.type('text/html; charset=utf-8').send(composeMail(sampleLead, agency).html);
  });
  await app.ready();
  return app;
};

const isForForms = (method = 'GET', url = '/'): boolean =>
  method === 'POST' ||
  /^\/(?:newsletter|blog|contact|contact\/sent)\?/u.test(url) ||
  url === '/healthz' ||
  url === sampleMail;

/** Makes forms work in `npm run dev`: submissions go through the real routes but are not stored. */
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
