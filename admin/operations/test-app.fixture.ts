import { fastify } from 'fastify';
import { onTestFinished } from 'vitest';
import { readServerSettings } from '../../settings/settings.ts';
import type { openPublisher } from './publish.ts';
import { operationRoutes } from './routes.ts';
import { noPreview } from '../preview.fixture.ts';

/** The operations over the content in a folder. */
export const openApp = async (root: string, publisher?: ReturnType<typeof openPublisher>) => {
  const app = fastify();
  const leadStore = () => Promise.reject(new Error('No leads here'));
  const context = { root, leadStore, settings: readServerSettings({ PORT: '1' }), preview: noPreview };
  await app.register(operationRoutes(context, publisher));
  onTestFinished(() => app.close());
  return app;
};
