import { expect, test } from 'vitest';
import { markOf } from '../../content-model/brand/mark.ts';
import { cleanMark } from './clean-mark.ts';

test('a mark as drawing programs save it is cleaned: shapes, layers, styles and transforms', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: A drawing program -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="64" height="64" onload="alert(1)">
  <title>Leaf</title>
  <metadata>Who drew it</metadata>
  <style>.leaf { fill: #284 }</style>
  <script>alert(1)</script>
  <g transform="translate(8 8)" inkscape:label="Layer 1">
    <circle class="leaf" cx="24" cy="24" r="20"/>
    <rect style="fill:#284" x="20" y="40" width="8" height="8"/>
  </g>
</svg>`;
  const mark = cleanMark(saved);
  expect(mark).toMatch(/^<svg[^>]*viewBox="0 0 64 64"/u);
  expect(mark).not.toMatch(/script|onload|style|transform|inkscape|metadata/u);
  expect(markOf(mark)).toMatchObject({ isBloom: false });
});

test.for([
  ['no picture at all', 'can be read'],
  [
    '<svg viewBox="0 0 8 8"><path fill="url(#a)" d="M0 0h4v4z"/><path fill="#00f" d="M4 4h4v4z"/></svg>',
    'plain color',
  ],
  ['<svg viewBox="0 0 8 8"><path fill="none" stroke="red" d="M0 0h4v4z"/></svg>', 'no outlines'],
  ['<svg viewBox="0 0 8 8"><image href="data:image/png;base64,AAAA"/></svg>', '<image>'],
  ['<svg viewBox="0 0 8 8"/>', 'nothing to see'],
] as const)('%s is refused in a sentence', ([svg, words]) => {
  expect(() => cleanMark(svg)).toThrow(words);
});
