import { evening, mix, palette } from '../palette.ts';
import { grain } from '../studio/grain.ts';
import { range, seeded } from '../studio/random.ts';
import { archway, ellipse, polygon, rectangle } from '../studio/shapes.ts';
import { block } from './block.ts';
import { viewThrough, type Place, type View } from './camera.ts';
import { facade } from './facade.ts';
import { type Land, ridge } from './land.ts';
import { fill, group } from './paint.ts';
import { pavement } from './pavement.ts';
import { planter } from './planter.ts';
import { definitions } from './scene.ts';
import { panesOf } from './shop-window.ts';
import type { Shop } from './shop.ts';
import { storefront } from './storefront.ts';
import { stringLights } from './string-lights.ts';

/** The same block in the evening, seen head-on from across the street. The top of the sky has the brand color. */

const lampPosts: Place[] = [-30.5, -24.5, -18, -11.2, -4.4, 2.6].map((u) => [u, 4.6, 2.7]);

const glow = (x: number, y: number, radius: number, opacity: number): string =>
  fill(ellipse(x, y, radius), 'url(#lamp)', { opacity, blend: 'screen' });

/** The light in the shop windows, and its pools on the sidewalk. */
const shopLight = (view: View, shop: Shop): string => {
  const { left, awning } = shop;
  return panesOf(shop)
    .map(([x, wide]) => {
      // The part of a pane behind an awning stays dark.
      const shape = awning ? rectangle(x, 0.62, wide, 1.55) : archway(x, 0.62, wide, 2.2);
      const pane = view.onWall(shape, [left, 0, 0]);
      const pool = view.onGround(
        [left + x, 0],
        [left + x + wide, 0],
        [left + x + wide + 0.5, 2.6],
        [left + x - 0.5, 2.6],
      );
      const [cx, cy] = view.point([left + x + wide / 2, 1.6, 0]);
      return (
        fill(pane, '#ffb347', { opacity: 0.62, blend: 'screen' }) +
        fill(pane, '#ffd58a', { opacity: 0.22, blend: 'screen', filter: 'softer' }) +
        fill(pool, '#ffb65c', { opacity: 0.42, blend: 'screen', filter: 'soft' }) +
        glow(cx, cy, wide * 80, 0.28)
      );
    })
    .join('');
};

const stars = (width: number): string => {
  const { between } = seeded(12);
  return range(46)
    .map(() =>
      fill(ellipse(between(0, width), between(10, 250), between(0.9, 2)), palette.ground, {
        opacity: between(0.25, 0.8),
      }),
    )
    .join('');
};

/** The whole picture as one HTML body. Unlit, it shows the moment before the lamps go on. */
export function duskScene(width: number, height: number, { isLit }: { isLit: boolean }): string {
  const view = viewThrough({
    focal: 1980,
    centre: [width / 2, height - 195],
    eye: 1.9,
    turn: 0,
    origin: [12.4, 30],
  });
  const land: Land = { width, height, horizon: height - 180, sun: [640, 500], unit: 1 };
  const [red, green, blue] = evening(0.22, 0.69);
  const hills = mix(palette.brand, '#be6a61', 0.5);
  const random = seeded(4);
  const near = seeded(9);
  const houses = block
    .map(({ building, shop }) => facade(view, building, random) + storefront(view, shop, random))
    .join('');
  const planters = [-29.2, -24.2, -19.4, -14.3, -5.3, -1.6, 4.4]
    .map((u) => planter(view, u, 0.3, near))
    .join('');
  const lamps = lampPosts
    .map(([u, , w]) => view.point([u + 0.42, 3.82, w]))
    .map(([x, y]) => glow(x, y, 150, 0.95) + fill(ellipse(x, y, 11), '#fff3d0'))
    .join('');
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="position:absolute">${definitions(land)}
<defs>
<filter id="evening" color-interpolation-filters="sRGB"><feColorMatrix values="${red} 0 0 0 .03 0 ${green} 0 0 .02 0 0 ${blue} 0 .08 0 0 0 1 0"/></filter>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffd489" stop-opacity=".9"/><stop offset=".25" stop-color="#ffb452" stop-opacity=".4"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient>
<linearGradient id="evening-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.brand}"/><stop offset=".3" stop-color="${mix(palette.brand, '#ba6069', 0.5)}"/><stop offset=".62" stop-color="#d87a55"/><stop offset=".85" stop-color="#f6b565"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#evening-sky)"/>${stars(width)}
${group(fill(polygon(...ridge(land, height - 330, 40, 40)), hills) + fill(polygon(...ridge(land, height - 280, 34, 53)), mix(hills, palette.brand, 0.6)), 'filter="url(#pigment)"')}
${group(group(pavement(view, -33, 8, 3) + houses + planters + stringLights(view, lampPosts), 'filter="url(#hand)"'), 'filter="url(#evening)"')}
${isLit ? block.map(({ shop }) => shopLight(view, shop)).join('') + lamps : ''}
</svg>
${grain({ strength: 0.3 })}`;
}
