import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { brandFile, readBrand } from '../src/brand/read-brand.ts';

test.for([undefined, '', 'name: [', '# nothing yet\n'])(
  'a brand whose file says %o has the colors of the first palette until it is mended',
  (text) => {
    const root = temporaryDirectory();
    mkdirSync(join(root, 'content'));
    if (text !== undefined) writeFileSync(join(root, brandFile), text);
    expect(readBrand(root).colors.ink).toBe('#2b1b2f');
  },
);

test('no two style modules have the same file name', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
