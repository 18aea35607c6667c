import { evening, mix, palette } from '../palette.ts';
import { awning } from '../hero/awning.ts';
import type { Building } from '../hero/building.ts';
import { viewThrough, type View } from '../hero/camera.ts';
import { door, doorWidth } from '../hero/door.ts';
import { facade } from '../hero/facade.ts';
import { fill, group, line, shadow } from '../hero/paint.ts';
import { planter } from '../hero/planter.ts';
import { definitions } from '../hero/scene.ts';
import type { Shop } from '../hero/shop.ts';
import { pane, panesOf } from '../hero/shop-window.ts';
import { figure } from '../people/figure.ts';
import type { Woman } from '../people/woman.ts';
import { range, seeded } from '../studio/random.ts';
import { archway, ellipse, polygon, rectangle, type Point } from '../studio/shapes.ts';
import type { Front } from './shop-types.ts';

/** Pixels per meter, pixels below the doorstep, and pixels of margin on each side. */
const meter = 92;
const below = 44;
const margin = 14;

/** Tall enough for the tallest house. All fronts share it, so that the houses stand on one line. */
export const frontHeight = 970;

export const frontWidth = ({ building }: Front): number => building.width * meter + 2 * margin;

interface Stage {
  view: View;
  building: Building;
  shop: Shop;
  panes: readonly Point[];
  owner?: Woman;
}

const stageOf = (front: Front): Stage => {
  const { width } = front.building;
  const left = -width / 2;
  const view = viewThrough({
    focal: 30 * meter,
    centre: [frontWidth(front) / 2, frontHeight - below - 1.9 * meter],
    eye: 1.9,
    turn: 0,
    origin: [0, 30],
  });
  const shop = { ...front.shop, left, width };
  return {
    view,
    building: { ...front.building, left },
    shop,
    panes: panesOf(shop),
    ...(front.owner ? { owner: front.owner } : {}),
  };
};

/** The blank signboard over the shop. The page writes the name on it. */
const board = ({ view, shop: { left, width, joinery } }: Stage): string => {
  const at = (path: string, w = 0.14) => view.onWall(path, [left, 0, w]);
  return [
    shadow(at(rectangle(0.3, 2.98, width - 0.5, 1.06), 0), 0.3),
    fill(at(rectangle(0.25, 3.08, width - 0.5, 0.94)), mix(joinery, palette.ink, 0.25)),
    line(at(rectangle(0.33, 3.15, width - 0.66, 0.8)), '#ffd98a', meter * 0.025),
  ].join('');
};

const awningOf = ({ view, shop }: Stage): string =>
  shop.awning ? awning(view, shop.left + 0.2, shop.width - 0.4, shop.awning) : '';

const windows = ({ view, shop, panes }: Stage): string => {
  const random = seeded(7);
  return panes.map(([x, wide]) => pane(view, shop, x, wide, !shop.awning, random)).join('');
};

const svg = (front: Front, content: string): string => {
  const [red, green, blue] = evening(0.44, 0.75);
  const [width, height] = [frontWidth(front), frontHeight];
  const land = { width, height, horizon: height - below, sun: [0, 0] as const, unit: 1 };
  return `<svg width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" style="position:absolute">${definitions(land)}<defs>
<filter id="evening" color-interpolation-filters="sRGB"><feColorMatrix values="${red} .06 .02 0 .03 .04 ${green} .06 0 .035 .02 .06 ${blue} 0 .12 0 0 0 1 0"/></filter>
<radialGradient id="lamp"><stop offset="0" stop-color="#ffe0a0" stop-opacity=".75"/><stop offset=".35" stop-color="#ffb452" stop-opacity=".3"/><stop offset="1" stop-color="#ff9d3c" stop-opacity="0"/></radialGradient>
<linearGradient id="indoors" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b4"/><stop offset="1" stop-color="#f6a94a"/></linearGradient></defs>${content}</svg>`;
};

const pot = ({ view, building: { left, width }, shop }: Stage): string =>
  planter(view, left + (shop.door > width / 2 ? 0.5 : width - 1.7), 0.3, seeded(5));

/** The lit windows upstairs. `places` are their indexes, from the left. */
const litUpstairs = ({ view, building }: Stage, places: readonly number[]): string => {
  const { left, width, windows: count, boxes } = building;
  const gap = count ? (width - count * 1.1) / (count + 1) : 0;
  const shape = boxes ? archway(0.12, 0.42, 0.86, 1.3) : archway(0.12, 0.1, 0.86, 1.62);
  return places
    .map((place) =>
      fill(view.onWall(shape, [left + gap + place * (1.1 + gap), 4.15, 0]), '#ffcf7d', {
        opacity: place % 2 ? 0.8 : 0.55,
      }),
    )
    .join('');
};

/** The house in the evening: the shop is closed, and one window upstairs is lit. */
export const darkFront = (front: Front): string => {
  const stage = stageOf(front);
  const { view, building, shop } = stage;
  const random = seeded(4);
  const house = [
    facade(view, building, random),
    windows(stage),
    door(view, shop),
    board(stage),
    awningOf(stage),
    pot(stage),
  ].join('');
  const awake = building.windows > 0 ? litUpstairs(stage, [1]) : '';
  return svg(front, group(group(house, 'filter="url(#hand)"'), 'filter="url(#evening)"') + awake);
};

/** The doorway with its door swung outward, the floor inside, and the owner standing there. */
const openDoor = ({ view, shop: { left, door: x, joinery }, owner }: Stage): string => {
  const at = (path: string) => view.onWall(path, [left + x, 0, 0]);
  const hinge = left + x + 0.06;
  const leaf = view.face(
    [hinge, 0.03, 0],
    [hinge, 2.3, 0],
    [hinge - 0.3, 2.36, 0.85],
    [hinge - 0.3, 0.03, 0.85],
  );
  const glass = view.face(
    [hinge - 0.05, 0.95, 0.12],
    [hinge - 0.05, 2.1, 0.12],
    [hinge - 0.25, 2.14, 0.7],
    [hinge - 0.25, 0.95, 0.7],
  );
  const [ownerX, ownerY] = view.point([left + x + doorWidth * 0.56, 0.06, 0]);
  return [
    fill(at(archway(0, 0, doorWidth, 2.66)), 'url(#indoors)'),
    fill(
      at(polygon([0, 0], [doorWidth, 0], [doorWidth * 0.8, 0.5], [doorWidth * 0.2, 0.5])),
      '#fff1cf',
      { opacity: 0.7 },
    ),
    owner ? figure(owner, ownerX, ownerY, 1.66 * meter) : '',
    fill(leaf, joinery),
    fill(glass, '#ffe3a6', { opacity: 0.85 }),
  ].join('');
};

/** The overlay for when the lights go on: lit panes, upstairs windows, the open door, the light on the sidewalk. */
export const frontLights = (front: Front): string => {
  const stage = stageOf(front);
  const { view, building, shop, panes } = stage;
  const { left } = building;
  const upstairs = litUpstairs(stage, range(building.windows));
  const shine = panes.map(([x, wide]) => {
    const shape = shop.awning ? rectangle(x, 0.62, wide, 1.62) : archway(x, 0.62, wide, 2.2);
    const [cx, cy] = view.point([left + x + wide / 2, 1.5, 0]);
    return (
      fill(view.onWall(shape, [left, 0, 0]), '#ffc766', { opacity: 0.34 }) +
      fill(ellipse(cx, cy, wide * 0.9 * meter), 'url(#lamp)', { opacity: 0.5 })
    );
  });
  const [px, py] = view.point([left + shop.door + doorWidth / 2, 0, 0.6]);
  const pool = fill(ellipse(px, py, 1.3 * meter, 0.34 * meter), 'url(#lamp)');
  const doors = group(openDoor(stage), 'filter="url(#hand)"');
  const lit = group(windows(stage), 'filter="url(#hand)"');
  return svg(
    front,
    `${lit}${shine.join('')}${upstairs}${doors}${pool}${group(group(awningOf(stage) + pot(stage), 'filter="url(#hand)"'), 'filter="url(#evening)"')}`,
  );
};
