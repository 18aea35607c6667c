import { fastify, type FastifyPluginAsync } from 'fastify';
import { onTestFinished } from 'vitest';
import { readServerSettings } from '../settings/settings.ts';
import { answerErrors } from './answer-error.ts';
import type { AdminContext } from './context.ts';
import type { Preview } from './preview.ts';

/** A preview that draws nothing. */
export const noPreview: Preview = {
  port: 4323,
  state: () => 'ready',
  onReady: () => {},
  restart: () => {},
};

/** Some routes of the back office, with nobody before them who asks for a key. */
export const openRoutes = async (
  routes: (context: AdminContext) => FastifyPluginAsync,
  context: Partial<AdminContext>,
) => {
  const app = fastify();
  answerErrors(app);
  // Nothing answers at port 1.
  const settings = readServerSettings({ PORT: '1' });
  const leadStore = () => Promise.reject(new Error('No leads here'));
  const whole = { root: '.', leadStore, settings, preview: noPreview, ...context };
  await app.register(routes(whole));
  onTestFinished(() => app.close());
  return app;
};
