import { group, line } from '../hero/paint.ts';
import { inLight, palette } from '../palette.ts';
import { pin } from '../people/map-pin.ts';
import { at } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { gouache, grain, unsteadyHand } from '../studio/grain.ts';
import { arch } from '../studio/shapes.ts';
import { shop } from './cover-shop.ts';

const { accent, brand, ground, action, soft } = palette;

/** The cover of the playbook, 1200 by 1600. */
export function playbookCover(): string {
  return `<div style="position:absolute;inset:0;background:${brand}">
<svg width="1200" height="1600" style="position:absolute"><defs>${unsteadyHand('hand', 4)}${gouache('pigment', 0.7)}<linearGradient id="wall"><stop stop-color="#ffdf9e" stop-opacity=".5"/><stop offset="1" stop-color="${inLight(brand, 0.46)}" stop-opacity=".3"/></linearGradient></defs>
${group(line(arch(120, 606, 960, 1010), soft, 4) + group(shop() + at(600, 960, pin(accent), 1.9), 'filter="url(#hand)"'), 'filter="url(#pigment)"')}</svg>
<div style="position:absolute;left:0;right:0;top:68px;text-align:center;color:${ground}">
<svg width="56" height="56" viewBox="0 0 56 56" style="display:block;margin:0 auto">${bloomAt(28, 28, 56, action, brand)}</svg>
<h1 style="margin-top:30px;font:500 152px/.95 Fraunces;font-variation-settings:'SOFT' 100,'opsz' 144;letter-spacing:-.03em">The Search<br><em style="font-weight:400;font-variation-settings:'SOFT' 100,'WONK' 1,'opsz' 144">Ranking</em> Playbook</h1>
<p style="margin-top:40px;font:500 35px/1.25 Figtree;color:${soft}">A proven checklist for Google ranking success</p></div>
${grain({ strength: 0.35 })}</div>`;
}
