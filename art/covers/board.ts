import { gouache, grain, unsteadyHand } from '../studio/grain.ts';

/** A 1600 by 1000 cover painted in gouache, with grain. `defs` adds gradients and other SVG definitions. */
export const coverBoard = (ground: string, content: string, defs = ''): string =>
  `<div style="position:absolute;inset:0;background:${ground}"><svg width="1600" height="1000" viewBox="0 0 1600 1000" style="position:absolute"><defs>${unsteadyHand('hand', 4)}${gouache('pigment', 0.8)}${defs}</defs><g filter="url(#pigment)"><rect width="1600" height="1000" fill="${ground}"/><g filter="url(#hand)">${content}</g></g></svg>${grain({ strength: 0.34 })}</div>`;

/** Long, soft hills across the whole width. */
export const hill = (y: number, sway: number, colour: string): string =>
  `<path d="M-20 ${y}C260 ${y - sway} 520 ${y + sway * 0.6} 800 ${y - sway * 0.2}S1340 ${y + sway} 1640 ${y - sway * 0.7}V1020H-20Z" fill="${colour}"/>`;
