import { mix, palette } from '../palette.ts';
import { grain, grained } from '../studio/grain.ts';
import { arch } from '../studio/shapes.ts';

/** A 600 by 600 board with a colored doorway as the backdrop. */
export const doorwayBoard = (ground: string, content: string): string =>
  `<svg width="600" height="600" viewBox="0 0 600 600" style="position:absolute">${grained(`<path d="${arch(70, 30, 460, 510)}" fill="${ground}"/><path d="${arch(50, 10, 500, 530)}" fill="none" stroke="${mix(ground, palette.ink, 0.25)}" stroke-width="3"/><path d="M34 540H566V556H34Z" fill="${mix(ground, palette.ink, 0.25)}"/>${content}`)}</svg><style>body{background:none}</style>`;

/** A 1200 by 900 scene with a transparent background, which shows the page's own. */
export const bareCanvas = (content: string): string =>
  `<svg width="1200" height="900" viewBox="0 0 1200 900" style="position:absolute">${grained(content)}</svg><style>body{background:none}</style>`;

/** A 1200 by 900 scene with a background and grain. */
export const canvas = (ground: string, content: string): string =>
  `<div style="position:absolute;inset:0;background:${ground}"><svg width="1200" height="900" viewBox="0 0 1200 900" style="position:absolute">${content}</svg>${grain({ strength: 0.3 })}</div>`;
