import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { moduleLetters, readableClassName, shortClassName } from './class-names.ts';

const button = resolve('src/components/Button/Button.module.css');

test('in development a class says where it is from', () => {
  expect(readableClassName('primary', `${button}?used`)).toBe('Button-primary');
});

test('on the built page it is a few letters and a number, the same for every bundle', () => {
  expect(shortClassName('primary', button)).toMatch(/^[A-Za-z]{1,2}\d{1,2}$/u);
  expect(shortClassName('primary', `${button}?inline`)).toBe(shortClassName('primary', button));
  expect(shortClassName('secondary', button)).not.toBe(shortClassName('primary', button));
});

test('no two style modules share their letters', () => {
  const files = globSync('src/**/*.module.css').map((file) => resolve(file));
  expect(files.length).toBeGreaterThan(100);
  expect(new Set(files.map(moduleLetters)).size).toBe(files.length);
});

test('a class that no module has stops the build', () => {
  expect(() => shortClassName('purple', button)).toThrow('has no class or keyframes named purple');
});
