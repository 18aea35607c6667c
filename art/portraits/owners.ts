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

const { plum, paper, sand, marigold, clay, rose, sage } = palette;

const cream = '#fff6e8';

/** The women beside our calls to action, each at her own counter. */
export const owners = {
  founder: {
    woman: cast.founder,
    hour: 'morning',
    wall: rose,
    counter: plum,
    awning: [clay, cream],
    shelves: [jug(sage, 8), books()],
    goods:
      at(880, 1016, snakePlant(), 0.86) +
      at(566, 1036, laptopBack(), 1.02) +
      at(176, 1040, jug(paper, 5), 1.2) +
      at(338, 1042, mug(light.honey), 0.9),
  },
  baker: {
    woman: cast.baker,
    hour: 'midday',
    wall: mix(marigold, paper, 0.62),
    counter: clay,
    awning: [sage, cream],
    shelves: [at(16, 0, loaf(), 0.62), jug(rose, 4)],
    goods:
      at(220, 1040, basket(), 1.15) + at(560, 1040, loaf(), 1.02) + at(840, 1040, basket(), 0.95),
  },
  florist: {
    woman: cast.florist,
    hour: 'morning',
    wall: mix(sage, paper, 0.66),
    counter: sage,
    awning: [plum, cream],
    shelves: [jug(clay, 8), vase(cream, clay)],
    goods:
      at(150, 1036, pail(clay), 1.12) +
      at(580, 1050, bouquet(), 1.05) +
      at(870, 1036, pail(mix(clay, rose, 0.6)), 1.05),
  },
  ceramist: {
    woman: cast.ceramist,
    hour: 'dusk',
    wall: sand,
    counter: mix(clay, plum, 0.35),
    awning: [plum, cream],
    shelves: [bowl(sage), vase(rose, plum)],
    goods:
      at(170, 1040, vase(cream, sage), 1.25) +
      at(420, 1042, bowl(marigold), 0.9) +
      at(640, 1042, bowl(rose), 1.05) +
      at(866, 1040, vase(clay, cream), 1.05),
  },
  lawyer: {
    woman: cast.lawyer,
    hour: 'night',
    wall: mix(plum, rose, 0.62),
    counter: mix(plum, sage, 0.2),
    awning: [marigold, cream],
    shelves: [books(), jug(sage, 6)],
    goods:
      at(190, 1040, scales(), 1.05) +
      at(570, 1040, papers(), 1.2) +
      at(860, 1042, books(), 1.25) +
      at(846, 950, mug(rose), 0.8),
  },
  coach: {
    woman: cast.coach,
    hour: 'midday',
    wall: mix(clay, paper, 0.72),
    counter: plum,
    awning: [clay, cream],
    shelves: [vase(cream, sage), books()],
    goods:
      at(170, 1040, jug(paper, 9), 1.15) +
      at(540, 1044, notebook(), 1.2) +
      at(862, 1040, telephone(marigold), 1.02),
  },
} satisfies Record<string, Owner>;
