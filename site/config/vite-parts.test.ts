import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import {
  brandCss,
  brandFile,
  businessFile,
  readBrand,
} from '../../content-model/brand/read-brand.ts';
import { brandModule } from './vite-parts.ts';

test.for([
  undefined,
  '',
  'name: [',
  '# nothing yet\n',
  'colors:\nmark: 5\n',
  'colors: 5\npalette: []\n',
])('a brand file that says %o gets the colors of the first palette until it is fixed', (text) => {
  const root = temporaryDirectory();
  mkdirSync(join(root, 'content'));
  if (text !== undefined) writeFileSync(join(root, brandFile), text);
  expect(readBrand(root).colors.ink).toBe('#2b1b2f');
});

test('the brand file can inject neither scripts nor other styles', async () => {
  const root = temporaryDirectory();
  mkdirSync(join(root, 'content'));
  writeFileSync(
    join(root, brandFile),
    '"x = fetch(1); export const y": 1\nconstructor: 1\ncolors: { ink: "red}body{color:red" }\n',
  );
  writeFileSync(join(root, businessFile), 'name: { a: 1 }\n');
  const brand = readBrand(root);
  expect(brand).toMatchObject({ name: '' });
  expect(Object.keys(brand).join()).not.toContain('fetch');
  expect(brandCss(brand)).not.toContain('body');
  const { load } = brandModule(root);
  if (typeof load !== 'function') throw new Error('The brand is no module.');
  const watching = { addWatchFile: () => undefined } as unknown as ThisParameterType<typeof load>;
  const code = (await load.call(watching, '\0virtual:brand')) as string;
  expect(code.split('=')[0]).toBe('export const { name, mark, colors, typefaces } ');
  expect(code).not.toContain('fetch');
});
