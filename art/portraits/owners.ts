import { light, mix, palette } from '../palette.ts';
import { cast } from '../people/cast.ts';
import { at, books, jug, laptopBack, mug, snakePlant } from '../people/props.ts';
import type { Owner } from './counter.ts';
import {
  basket,
  bouquet,
  bowl,
  loaf,
  notebook,
  pail,
  papers,
  scales,
  telephone,
  vase,
} from './goods.ts';

const { brand, ground, tint, action, accent, soft, success } = palette;

const cream = '#fff6e8';

/** The women beside our calls to action, each at her own counter. */
export const owners = {
  founder: {
    woman: cast.founder,
    hour: 'night',
    wall: soft,
    counter: brand,
    awning: [accent, cream],
    shelves: [jug(success, 8), books()],
    goods:
      at(880, 1016, snakePlant(), 0.86) +
      at(566, 1036, laptopBack(), 1.02) +
      at(176, 1040, jug(ground, 5), 1.2) +
      at(338, 1042, mug(light.honey), 0.9),
  },
  baker: {
    woman: cast.baker,
    hour: 'midday',
    wall: mix(action, ground, 0.62),
    counter: accent,
    awning: [success, cream],
    shelves: [at(16, 0, loaf(), 0.62), jug(soft, 4)],
    goods:
      at(220, 1040, basket(), 1.15) + at(560, 1040, loaf(), 1.02) + at(840, 1040, basket(), 0.95),
  },
  florist: {
    woman: cast.florist,
    hour: 'morning',
    wall: mix(success, ground, 0.66),
    counter: success,
    awning: [brand, cream],
    shelves: [jug(accent, 8), vase(cream, accent)],
    goods:
      at(150, 1036, pail(accent), 1.12) +
      at(580, 1050, bouquet(), 1.05) +
      at(870, 1036, pail(mix(accent, soft, 0.6)), 1.05),
  },
  ceramist: {
    woman: cast.ceramist,
    hour: 'dusk',
    wall: tint,
    counter: mix(accent, brand, 0.35),
    awning: [brand, cream],
    shelves: [bowl(success), vase(soft, brand)],
    goods:
      at(170, 1040, vase(cream, success), 1.25) +
      at(420, 1042, bowl(action), 0.9) +
      at(640, 1042, bowl(soft), 1.05) +
      at(866, 1040, vase(accent, cream), 1.05),
  },
  lawyer: {
    woman: cast.lawyer,
    hour: 'night',
    wall: mix(brand, soft, 0.62),
    counter: mix(brand, success, 0.2),
    awning: [action, cream],
    shelves: [books(), jug(success, 6)],
    goods:
      at(190, 1040, scales(), 1.05) +
      at(570, 1040, papers(), 1.2) +
      at(860, 1042, books(), 1.25) +
      at(846, 950, mug(soft), 0.8),
  },
  coach: {
    woman: cast.coach,
    hour: 'midday',
    wall: mix(accent, ground, 0.72),
    counter: brand,
    awning: [accent, cream],
    shelves: [vase(cream, success), books()],
    goods:
      at(170, 1040, jug(ground, 9), 1.15) +
      at(540, 1044, notebook(), 1.2) +
      at(862, 1040, telephone(action), 1.02),
  },
  boutique: {
    woman: cast.boutique,
    hour: 'morning',
    wall: mix(action, ground, 0.74),
    counter: mix(success, brand, 0.3),
    awning: [accent, cream],
    shelves: [vase(soft, accent), jug(action, 6)],
    goods:
      at(190, 1040, vase(cream, accent), 1.2) +
      at(560, 1044, papers(), 1.1) +
      at(850, 1040, basket(), 1),
  },
  designer: {
    woman: cast.designer,
    hour: 'midday',
    wall: mix(brand, ground, 0.78),
    counter: mix(accent, brand, 0.6),
    awning: [action, cream],
    shelves: [books(), vase(cream, brand)],
    goods:
      at(880, 1016, snakePlant(), 0.86) +
      at(566, 1036, laptopBack(), 1.02) +
      at(170, 1042, mug(soft), 1),
  },
} satisfies Record<string, Owner>;
