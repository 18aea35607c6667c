import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { generateScopedName } from './class-names.ts';

test('a class says which file it is from', () => {
  expect(generateScopedName('primary', 'src/components/Button/Button.module.css?used')).toBe(
    'Button-primary',
  );
});

test('no two style modules have the same file name', () => {
  const names = globSync('src/**/*.module.css').map((file) => basename(file));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
