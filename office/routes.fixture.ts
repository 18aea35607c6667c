import { fastify, type FastifyPluginAsync } from 'fastify';
import { onTestFinished } from 'vitest';
import { readServerSettings } from '../server/settings/settings.ts';
import { answerErrors } from './answer-error.ts';
import type { OfficeServerContext } from './context.ts';
import type { Preview } from './preview/start.ts';

/** A stub of the preview. */
export const noPreview: Preview = {
  port: 4323,
  origin: undefined,
  state: () => 'ready',
  onReady: () => {},
  announce: () => {},
  restart: () => {},
};

/** The context that a test needs, with defaults for the rest. */
export const contextWith = (context: Partial<OfficeServerContext>): OfficeServerContext => ({
  root: '.',
  leadStore: () => Promise.reject(new Error('No leads here')),
  // Nothing answers at port 1.
  settings: () => readServerSettings({ PORT: '1' }),
  preview: noPreview,
  ...context,
});

/** Some routes of the back office, without authentication. */
export const openRoutes = async (
  routes: (context: OfficeServerContext) => FastifyPluginAsync,
  context: Partial<OfficeServerContext>,
) => {
  const app = fastify();
  answerErrors(app);
  await app.register(routes(contextWith(context)));
  onTestFinished(() => app.close());
  return app;
};
