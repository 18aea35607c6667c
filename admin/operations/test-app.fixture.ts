import { openRoutes } from '../routes.fixture.ts';
import type { openPublisher } from './publish.ts';
import { operationRoutes } from './routes.ts';

/** The operations over the content in a folder. */
export const openApp = (root: string, publisher?: ReturnType<typeof openPublisher>) =>
  openRoutes((context) => operationRoutes(context, publisher), { root });
