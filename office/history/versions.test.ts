import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentRoutes } from '../content/routes.ts';
import { read, requestsTo, type History } from '../operations/project-copy.fixture.ts';
import { operationRoutes } from '../operations/routes.ts';
import {
  file,
  openRepository,
  post,
  publish,
  setPrice,
  stateOf,
} from '../publishing/publisher.fixture.ts';
import { openRoutes } from '../routes.fixture.ts';

const list = { collection: 'packages', id: file };

test('after a rollback, a broken file is restored as it was saved last, and that can be undone and redone', async () => {
  const { root, app } = await openRepository();
  await publish(app);
  const { publications } = await stateOf(app);
  setPrice(root, 111);
  await publish(app);
  setPrice(root, 222);
  const saved = read(root, file);
  await post(app, '/api/publish/bring-back', { id: publications[0]?.id });
  const broken = `${saved}  : [broken\n`;
  writeFileSync(join(root, file), broken);

  const content = requestsTo(await openRoutes(contentRoutes, { root }));
  const history = requestsTo(await openRoutes(operationRoutes, { root }));
  const newest = async () => (await history.get<History>('/api/history')).changes[0];
  const lastSave = await newest();
  const refused = await content.get<{ lastReadable: string }>('/api/entry', list);
  expect(refused).toMatchObject({ lastReadable: lastSave?.at });
  expect((await content.send('POST', '/api/entry/bring-back', list)).status).toBe(200);
  expect(read(root, file)).toBe(saved);

  const undo = async () => history.send('POST', '/api/history/undo', { id: (await newest())?.id });
  expect((await undo()).status).toBe(200);
  expect(read(root, file)).toBe(broken);
  expect((await undo()).status).toBe(200);
  expect(read(root, file)).toBe(saved);
});
