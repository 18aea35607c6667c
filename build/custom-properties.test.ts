import { expect, test } from 'vitest';
import { withShortProperties, withoutUnusedProperties } from './custom-properties.ts';

test('a property of the design tokens is short wherever it stands, and a stranger’s is not', () => {
  const short = withShortProperties(
    ':root{--gutter:1rem}a{margin:var(--gutter);top:var(--theirs)}',
  );
  expect(short).toMatch(/^:root\{--(\w{1,2}):1rem\}a\{margin:var\(--\1\);top:var\(--theirs\)\}$/u);
});

test('what nothing reads goes, and then what only that read', () => {
  const styles = ':root{--a:1px;--b:var(--a);--c:2px;--d:0;--e:3px}a{margin:var(--c)}';
  expect(withoutUnusedProperties(styles, new Set(['--e']))).toBe(
    ':root{--c:2px;--e:3px}a{margin:var(--c)}',
  );
});

test('a question about a property reads it', () => {
  const styles = 'a{--seen:1}@container style(--seen: 1){b{top:0}}';
  expect(withoutUnusedProperties(styles, new Set())).toBe(styles);
});
