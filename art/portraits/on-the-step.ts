import { mix, palette } from '../palette.ts';
import { plant } from '../plants/plants.ts';
import { at, books as pile, painted, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { seeded } from '../studio/random.ts';

/** What stands before a door that is still closed, and says what will be behind it. Everything stands on (0, 0). */

const { ink, brand, ground, action, accent, soft, success } = palette;
const [wood, steel, wire] = ['#c8935a', '#cfc2cb', '#8a7a88'];

/** A flower of the brand's, to be set on a stem. */
export const bloom = plant.head(0, 0, 84, seeded(3));

const leaning = (x: number, y: number, angle: number, content: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${content}</g>`;

export const envelope = (paper: string = ground): string =>
  painted('M-110 -150H110V0H-110Z', paper) +
  stroke('M-106 -146L0 -66L106 -146', 5, mix(paper, ink, 0.35)) +
  painted('M-22 -92A22 22 0 1 1 22 -92A22 22 0 1 1 -22 -92Z', accent, 4);

export const letters =
  leaning(-56, -70, -12, envelope(soft)) +
  leaning(52, -76, 10, envelope('#cfe0e6')) +
  at(0, -46, envelope()) +
  [-120, -78, -36].map((y) => painted(`M-150 ${y}H150V${y + 34}H-150Z`, wood)).join('') +
  painted('M-150 -124H-124V0H-150ZM124 -124H150V0H124Z', mix(wood, ink, 0.2));

const pot = (colour: string): string =>
  painted('M-62 -104H62L48 -6C47 -2 44 0 40 0H-40C-44 0 -47 -2 -48 -6Z', colour) +
  painted('M-72 -124H72V-96H-72Z', mix(colour, ground, 0.2));

const leaf = (side: 1 | -1, y: number): string =>
  painted(
    `M0 ${y}C${side * 20} ${y - 44} ${side * 66} ${y - 48} ${side * 84} ${y - 30}C${side * 64} ${y - 4} ${side * 28} ${y + 10} 0 ${y}Z`,
    success,
  );

/** A plant in a pot, `height` tall, with one of the brand's blooms at its top, or none yet. */
export const potted = (colour: string, height: number, head = ''): string =>
  stroke(`M0 -120V${-height}`, 8, success) +
  leaf(1, -height * 0.52) +
  leaf(-1, -height * 0.66) +
  pot(colour) +
  at(0, -height, head);

export const pots =
  at(-140, -6, potted(accent, 190), 0.86) +
  at(140, -6, potted(accent, 190), 0.86) +
  at(0, 10, potted(accent, 330, bloom), 0.86);

export const books =
  at(0, 0, pile(), 1.7) + at(-14, -129, pile(), 1.5, true) + at(6, -243, pile(), 1.3);

export const can =
  stroke('M-96 -196C-96 -320 96 -320 96 -196', 6, wire) +
  painted('M-100 -200H100V-12C100 6 -100 6 -100 -12Z', steel) +
  painted('M-100 -150H100V-50H-100Z', accent, 4) +
  painted('M-104 -200C-104 -226 104 -226 104 -200C104 -176 -104 -176 -104 -200Z', action, 4) +
  painted('M40 -184H76V-112C76 -92 40 -92 40 -112Z', action, 3) +
  leaning(
    150,
    0,
    -22,
    painted('M-14 -300H14L20 -92H-20ZM-34 -92H34V-60H-34Z', wood) +
      painted('M-34 -60H34C34 -30 20 -10 0 0C-20 -10 -34 -30 -34 -60Z', action),
  );

const roll = (angle: number, paper: string): string =>
  leaning(0, 0, angle, painted('M-36 -400H36V-90H-36Z', paper) + stroke('M-34 -250H34', 9, accent));

export const plans =
  roll(-12, ground) +
  roll(2, soft) +
  roll(15, '#cfe0e6') +
  painted('M-104 -190H104L84 -8C82 0 78 0 72 0H-72C-78 0 -82 0 -84 -8Z', steel) +
  stroke('M-100 -150H100M-94 -46H94', 5, wire);

export const apron =
  painted('M-150 0L-122 -196H-98L-112 0ZM150 0L122 -196H98L112 0Z', wood) +
  stroke('M-128 -70H128', 12, mix(wood, ink, 0.2)) +
  painted('M-150 -222H150V-190H-150Z', wood) +
  painted('M-92 -226C-60 -238 60 -238 92 -226L118 -36C60 -16 -60 -16 -118 -36Z', brand) +
  stroke('M-92 -214C-150 -190 -142 -150 -166 -128M92 -214C136 -196 140 -160 152 -140', 8, brand) +
  painted('M-56 -160H56V-96C56 -70 -56 -70 -56 -96Z', mix(brand, ground, 0.2)) +
  bloomAt(0, -122, 56, action, accent) +
  stroke('M-78 -214H78', 5, action);

const sheet =
  painted('M-130 -350H120V0H-130Z', ground) +
  painted('M-130 -350H120V-312H-130Z', accent) +
  stroke('M-100 -276H90V-190H-100ZM-100 -276L90 -190M90 -276L-100 -190', 5, wire) +
  stroke('M-100 -152H-20V-40H-100ZM12 -148H90M12 -116H90M12 -84H62', 6, wire);

const pencil =
  painted('M-20 -380H20V-62H-20Z', action) +
  painted('M-20 -380H20V-336H-20Z', accent) +
  painted('M-20 -62H20L0 0Z', '#f3d9b4', 4) +
  painted('M-7 -22H7L0 0Z', ink, 2);

export const pad = leaning(0, 0, -6, sheet) + leaning(176, 4, 14, pencil);

export const ramp =
  painted('M-200 0H200L264 132H-264Z', wood) +
  stroke('M-212 26H212M-226 54H226M-240 82H240M-254 110H254') +
  painted('M-218 -30H-196L-256 132H-280ZM218 -30H196L256 132H280Z', mix(wood, ink, 0.25));

export const toolbox =
  leaning(-70, -120, -14, painted('M-13 -190H13V0H-13Z', wood)) +
  leaning(-116, -304, -14, painted('M-62 -34H54C66 -34 72 -20 72 4H-62Z', steel)) +
  leaning(78, -120, 12, painted('M-15 -120H15V0H-15ZM-8 -210H8V-120H-8Z', accent)) +
  stroke('M-96 -150V-206H96V-150', 16, mix(accent, ink, 0.35)) +
  painted('M-170 -150H170V0H-170Z', accent) +
  painted('M-170 -150H170V-116H-170Z', mix(accent, ink, 0.3)) +
  painted('M-26 -130H26V-92H-26Z', action, 4);
