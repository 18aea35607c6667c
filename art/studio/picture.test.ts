import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { make } from './picture.ts';

const noStudio = {
  photograph: () => Promise.reject(new Error('A drawing needs no camera')),
  close: () => Promise.resolve(),
};

test('a picture is drawn when it would come out otherwise, and never over one of the owner', async () => {
  const project = temporaryDirectory();
  const file = join(project, 'content/pictures/houses/one.svg');
  const draw = (svg: string) =>
    make({ name: 'houses/one.svg', draw: () => svg }, noStudio, project);
  expect(await draw('<svg/>')).toBe('is drawn, 6 bytes');
  expect(await draw('<svg/>')).toBe('is as it was');
  expect(await draw('<svg></svg>')).toBe('is drawn, 11 bytes');
  writeFileSync(file, '<svg id="hers"/>');
  expect(await draw('<svg/>')).toBe('is not one of ours, and is kept');
  expect(readFileSync(file, 'utf8')).toBe('<svg id="hers"/>');
});
