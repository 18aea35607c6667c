import { fastify } from 'fastify';
import { onTestFinished } from 'vitest';
import { readServerSettings } from '../../settings/settings.ts';
import { operationRoutes } from './routes.ts';

/** The operations over the content in a folder. */
export const openApp = async (root: string) => {
  const app = fastify();
  const leadStore = () => Promise.reject(new Error('No leads here'));
  await app.register(operationRoutes({ root, leadStore, settings: readServerSettings({}) }));
  onTestFinished(() => app.close());
  return app;
};
