import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { listHistory } from './changes.ts';
import { copyContent } from './project-copy.fixture.ts';
import { openRedrawing, type Draw } from './redraw.ts';
import { changeBack } from './undo.ts';

const [one, other] = ['content/pictures/desk.webp', 'content/pictures/another.webp'];

const prepare = () => {
  const root = copyContent();
  for (const file of [one, other]) writeFileSync(join(root, file), 'as it was');
  return { root, read: (file: string) => readFileSync(join(root, file), 'utf8') };
};

test('redrawn pictures are one change, which can be undone; one that somebody replaced meanwhile stays', async () => {
  const { root, read } = prepare();
  const redrawing = openRedrawing(root, async (folder, onProgress) => {
    for (const file of [one, other]) writeFileSync(join(folder, file), 'redrawn');
    onProgress(1, 2);
    expect(redrawing.state()).toEqual({ state: 'drawing', done: 1, all: 2 });
    writeFileSync(join(root, other), 'hers');
  });
  redrawing.start(undefined);
  expect(() => redrawing.start(undefined)).toThrow('already');
  await vi.waitFor(() => expect(redrawing.state()).toEqual({ state: 'done', count: 1 }));
  expect([read(one), read(other)]).toEqual(['redrawn', 'hers']);
  const [change] = listHistory(root, undefined).changes;
  expect(change?.words).toBe('Redrew 1 picture for the brand as it is now');
  expect(changeBack(root, change?.id ?? '').files).toMatchObject([{ file: one }]);
});

test('a drawing that is stopped, or broken off as the back office ends, changes nothing and is told', async () => {
  const { root, read } = prepare();
  const draw: Draw = async (folder, _onProgress, signal) => {
    writeFileSync(join(folder, one), 'half');
    await once(signal, 'abort');
    throw new Error('ended');
  };
  const redrawing = openRedrawing(root, draw);
  redrawing.start(undefined);
  redrawing.stop();
  await vi.waitFor(() => expect(redrawing.state()).toEqual({ state: 'stopped', by: 'button' }));
  expect(openRedrawing(root, draw).state()).toBeUndefined();
  redrawing.start(undefined);
  redrawing.end();
  await vi.waitFor(() => expect(redrawing.state()).toMatchObject({ state: 'stopped' }));
  expect(openRedrawing(root, draw).state()).toEqual({ state: 'stopped', by: 'end' });
  expect(read(one)).toBe('as it was');
});

test('a failure changes nothing and says what to do', async () => {
  const { root, read } = prepare();
  const failing = openRedrawing(root, async (folder) => {
    writeFileSync(join(folder, one), 'half');
    throw new Error('no browser');
  });
  vi.spyOn(console, 'error').mockReturnValueOnce();
  failing.start(undefined);
  await vi.waitFor(() => expect(failing.state()).toMatchObject({ state: 'failed' }));
  expect(failing.state()).toMatchObject({ message: expect.stringContaining('try again') });
  expect(read(one)).toBe('as it was');
});
