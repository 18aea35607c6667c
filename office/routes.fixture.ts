import { fastify, type FastifyPluginAsync } from 'fastify';
import { onTestFinished } from 'vitest';
import { readServerSettings } from '../server/settings/settings.ts';
import { answerErrors } from './answer-error.ts';
import type { AdminContext } from './context.ts';
import type { Preview } from './preview.ts';

/** A preview that draws nothing. */
export const noPreview: Preview = {
  port: 4323,
  origin: undefined,
  state: () => 'ready',
  onReady: () => {},
  restart: () => {},
};

/** What a test needs of the back office, over what is there where it needs nothing. */
export const contextWith = (context: Partial<AdminContext>): AdminContext => ({
  root: '.',
  leadStore: () => Promise.reject(new Error('No leads here')),
  // Nothing answers at port 1.
  settings: readServerSettings({ PORT: '1' }),
  preview: noPreview,
  ...context,
});

/** Some routes of the back office, with nobody before them who asks for a key. */
export const openRoutes = async (
  routes: (context: AdminContext) => FastifyPluginAsync,
  context: Partial<AdminContext>,
) => {
  const app = fastify();
  answerErrors(app);
  await app.register(routes(contextWith(context)));
  onTestFinished(() => app.close());
  return app;
};
