import { expect, test } from 'vitest';
import { markOf, markProblem } from './mark.ts';

test('a drawn mark is centered and fills its box, whatever its own view box is', () => {
  const mark = markOf('<svg viewBox="0 0 100 100"><path d="M0 0H100V100H0Z"/></svg>');
  expect(mark).toEqual({ path: 'M2 2h44v44h-44z', isBloom: false });
  const wide = markOf('<svg viewBox="10 10 20 10"><path d="M10 10h20v10h-20z"/></svg>');
  expect(wide.path).toBe('M2 13h44v22h-44z');
  const apart = '<path d="M0 0H50V50H0Z"/><path d="m50 50h50v50h-50z"/>';
  const two = markOf(`<svg viewBox="0 0 100 100">${apart}</svg>`);
  expect(two.path).toBe('M2 2h22v22h-22z m22 22h22v22h-22z');
});

test.for([
  ['<p>Hello</p>', /one SVG/u],
  ['<svg><path d="M0 0"/></svg>', /viewBox/u],
  ['<svg viewBox="0 0 9 9"><circle r="3"/></svg>', /<circle>/u],
  ['<svg viewBox="0 0 9 9"></svg>', /no path/u],
  ['<svg viewBox="0 0 9 9"><path stroke="red" d="M0 0"/></svg>', /outlines/u],
  ['<svg viewBox="0 0 9 9"><path transform="scale(2)" d="M0 0"/></svg>', /transform/u],
  [
    '<svg viewBox="0 0 9 9"><path fill="red" d="M0 0h9"/><path fill="blue" d="M0 0h9"/></svg>',
    /one color, and this one has 2: red, blue/u,
  ],
  ['<svg viewBox="0 0 9 9"><path d="M0 zero"/></svg>', /cannot be read/u],
] as const)('%s is refused as a mark, and a sentence says why', ([svg, sentence]) => {
  expect(markProblem(svg)).toMatch(sentence);
  expect(markOf(svg).isBloom).toBe(true);
});

test('a mark may keep its own colors, plain ones only', () => {
  const svg =
    '<svg viewBox="0 0 48 48" fill="#284"><path d="M0 0h48v48z"/><g fill="red"><path d="M0 0h48"/></g><path fill="none" d="M0 0"/></svg>';
  expect(markProblem(svg)).toMatch('let the mark keep its own colors');
  expect(markOf(svg, true).parts).toEqual([
    { path: 'M2 2h44v44z', fill: '#284' },
    { path: 'M2 2h44', fill: 'red' },
  ]);
  // Its outline is of what is seen.
  expect(markOf(svg, true).path).toBe('M2 2h44v44z m0 0h44');
  const styled = svg.replace(
    '<path d="M0 0h48v48z"/>',
    '<path style="fill:#9bd" d="M0 0h48v48z"/>',
  );
  expect(markOf(styled, true).parts?.[0]?.fill).toBe('#9bd');
  for (const unclear of ['currentColor', '#12345', 'url(#a)'])
    expect(markProblem(svg.replace('red', unclear), true)).toMatch('one plain color');
  const linked = svg.replace('red', 'url(https://evil.example/#a)');
  expect(markProblem(linked, true)).toMatch('one plain color');
  expect(markOf(linked, true).isBloom).toBe(true);
});

test('a drawing of more than 20,000 characters is refused as a mark, and a sentence says why', () => {
  const svg = `<svg viewBox="0 0 9 9"><path d="M0 0${'h1'.repeat(10_000)}"/></svg>`;
  expect(markProblem(svg)).toMatch(/20 kB.*simplify/u);
  expect(markOf(svg).isBloom).toBe(true);
});

test('a mark in nested groups is read at any depth', () => {
  const svg = `<svg viewBox="0 0 48 48">${'<g>'.repeat(2800)}<path d="M0 0h48v48z"/></svg>`;
  expect(markProblem(svg)).toBeUndefined();
  expect(markOf(svg).isBloom).toBe(false);
});
