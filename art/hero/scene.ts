import { inLight, mix, palette } from '../palette.ts';
import { gouache, grain, unsteadyHand } from '../studio/grain.ts';
import { seeded } from '../studio/random.ts';
import type { Point } from '../studio/shapes.ts';
import { viewThrough, type Camera, type View } from './camera.ts';
import { facade } from './facade.ts';
import type { Land } from './land.ts';
import { landscape } from './landscape.ts';
import { plant } from '../plants/plants.ts';
import { group } from './paint.ts';
import { bicycle } from './bicycle.ts';
import { shopkeeper } from './shopkeeper.ts';
import { stringLights } from './string-lights.ts';
import { pavement } from './pavement.ts';
import { chalkboard, planter } from './planter.ts';
import { storefront } from './storefront.ts';
import { block } from './block.ts';

export type HeroScene = {
  land: Land;
  camera: Camera;
  tower: Point;
  /** Clumps of flowers close to the lens: x, y, spread and size in pixels. */
  foreground: readonly [number, number, number, number][];
};

const stop = (offset: number, colour: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

/** Morning haze in front of a house: lightens only the house itself, not its surroundings. */
const haze = (air: number): string =>
  `<filter id="air${air * 100}" color-interpolation-filters="sRGB"><feFlood flood-color="#fcdfc0" flood-opacity="${air}"/><feComposite in2="SourceGraphic" operator="atop"/></filter>`;

/** The filters and gradients of the block. */
export const definitions = ({ height, horizon }: Land): string => `<defs>
${block.map(({ air }) => haze(air)).join('')}${unsteadyHand('hand', 4)}${unsteadyHand('brushed', 46, 0.006, 8)}${gouache('pigment', 0.75)}
<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>
<filter id="softer" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="30"/></filter>
<filter id="lens"><feGaussianBlur stdDeviation="2.2"/></filter>
<linearGradient id="sky" x1="0" y1="0" x2="0" y2="${horizon}" gradientUnits="userSpaceOnUse">${stop(0, '#fbeedd')}${stop(0.45, '#fdf3e4')}${stop(0.8, '#fde2c6')}${stop(1, '#fbd0a9')}</linearGradient>
<radialGradient id="glow">${stop(0, '#fff2cf')}${stop(0.3, '#ffe6b6', 0.75)}${stop(1, '#ffe6b6', 0)}</radialGradient>
<linearGradient id="mist" x1="0" y1="${horizon - 120}" x2="0" y2="${horizon + 90}" gradientUnits="userSpaceOnUse">${stop(0, '#fff1dc', 0)}${stop(1, '#fff1dc', 0.95)}</linearGradient>
<linearGradient id="meadow" x1="0" y1="${horizon}" x2="0" y2="${height}" gradientUnits="userSpaceOnUse">${stop(0, '#f1dcb9')}${stop(0.25, '#f4dfc4')}${stop(1, '#f3d9be')}</linearGradient>
<linearGradient id="paving" x1="0" y1="${horizon}" x2="0" y2="${height}" gradientUnits="userSpaceOnUse">${stop(0, '#f6e3cd')}${stop(1, '#eccdb1')}</linearGradient>
<linearGradient id="lamplight" x1="0" y1="0" x2="0" y2="1">${stop(0, '#ffcf86')}${stop(0.55, '#d98a5a')}${stop(1, mix(palette.brand, '#d98a5a', 0.18))}</linearGradient>
<linearGradient id="skylight" x1="0" y1="0" x2="0.4" y2="1">${stop(0, '#ffe2b8')}${stop(0.5, '#e8a98d', 0.75)}${stop(1, inLight(palette.brand, 0.5), 0.5)}</linearGradient>
<linearGradient id="daybreak" x1="0" y1="0.2" x2="1" y2="0.6">${stop(0, '#ffdf9e', 0.9)}${stop(0.45, '#ffdf9e', 0.1)}${stop(1, mix(palette.brand, palette.ink, 0.55), 0.75)}</linearGradient>
</defs>`;

const street = (view: View): string => {
  const random = seeded(4);
  const farToNear = [...block].sort((one, other) => one.building.left - other.building.left);
  return farToNear
    .map(({ building, shop, air }) => {
      const drawn = facade(view, building, random) + storefront(view, shop, random);
      return air ? group(drawn, `filter="url(#air${air * 100})"`) : drawn;
    })
    .join('');
};

const streetLife = (view: View): string => {
  const random = seeded(9);
  return [
    planter(view, -29.2, 0.3, random),
    planter(view, -24.2, 0.3, random),
    planter(view, -19.4, 0.3, random, 0.9, palette.success),
    stringLights(view, [
      [-23.6, 4.6, 2.7],
      [-19.5, 4.6, 2.7],
      [-12.2, 4.6, 2.7],
      [-4.6, 4.6, 2.7],
      [2.5, 4.6, 2.7],
    ]),
    bicycle(view, [-16.6, 0, 0.75]),
    planter(view, -14.3, 0.25, random, 1.0),
    shopkeeper(view, [-9.05, 0, 0.75]),
    planter(view, -12.0, 0.25, random, 0.9, mix(palette.brand, palette.soft, 0.25)),
    chalkboard(view, -6.9, 1.7),
    planter(view, -5.3, 0.3, random, 1.3),
    planter(view, -1.6, 0.3, random, 1.1, palette.success),
  ].join('');
};

/** The whole picture as one HTML body. */
export function heroScene({ land, camera, tower, foreground }: HeroScene): string {
  const view = viewThrough(camera);
  const near = seeded(31);
  const { width, height } = land;
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="position:absolute">${definitions(land)}
${group(landscape(land, tower, view.point([-34, 0, 1])), 'filter="url(#pigment)"')}
${group(group(pavement(view, -33, 8, 3) + street(view) + streetLife(view), 'filter="url(#hand)"'), 'filter="url(#pigment)"')}
${group(foreground.map(([x, y, spread, size]) => plant.bush(x, y, spread, size, near)).join(''), 'filter="url(#lens)"')}
</svg>
<div style="position:absolute;inset:0;mix-blend-mode:soft-light;background:radial-gradient(circle at ${land.sun[0]}px ${land.sun[1]}px,#ffe9bb 0,#ffdfa800 62%)"></div>
<div style="position:absolute;inset:0;mix-blend-mode:multiply;background:linear-gradient(100deg,#fff0 62%,#d9b3b855 100%)"></div>
${grain({ strength: 0.4 })}`;
}
