import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { openStore } from '../../leads/sqlite/open-store.fixture.ts';
import { readServerSettings } from '../../server/settings/settings.ts';
import { openRoutes } from '../routes.fixture.ts';
import { leadRoutes } from './routes.ts';

/** The lead routes over the store in a folder. */
export const openLeadApp = async (directory = temporaryDirectory()) => {
  const store = openStore(directory);
  const settings = readServerSettings({ DATA_DIR: directory });
  const app = await openRoutes(leadRoutes, {
    leadStore: async () => store,
    settings: () => settings,
  });
  const get = async (url: string) => (await app.inject(url)).json();
  const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, ...(payload && { payload }) });
  return { app, store, get, send };
};
