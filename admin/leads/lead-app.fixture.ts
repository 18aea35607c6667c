import { fastify } from 'fastify';
import { onTestFinished } from 'vitest';
import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { readServerSettings } from '../../settings/settings.ts';
import { noPreview } from '../preview.fixture.ts';
import { leadRoutes } from './routes.ts';

/** The screens of leads over the store in a folder. */
export const openLeadApp = async (directory: string) => {
  const store = openStore(directory);
  const app = fastify();
  const settings = readServerSettings({ DATA_DIR: directory });
  const context = { root: '.', leadStore: async () => store, settings, preview: noPreview };
  await app.register(leadRoutes(context));
  onTestFinished(() => app.close());
  const get = async (url: string) => (await app.inject(url)).json();
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, ...(payload && { payload }) });
  return { app, store, get, send };
};
