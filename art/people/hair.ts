import { mix, palette } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { ellipse } from '../studio/shapes.ts';
import { brushed, filled, surface } from './paint.ts';

/** A hairstyle, in two layers: one behind the neck, one that frames the face. */
export interface Hairstyle {
  behind: (colour: string, second: string) => string;
  /** The outline over the forehead, which also casts the shadow on the face. */
  edge: string;
  before: (colour: string, second: string) => string;
}

const dark = (colour: string): string => mix(colour, palette.ink, 0.32);
const shine = (colour: string): string => mix(colour, '#f0b078', 0.2);

/** Hair in three tones: its color, a shadow on the right, and highlights along `strands`. */
const combed = (path: string, colour: string, strands = '', width = 16): string =>
  surface(
    path,
    colour,
    filled('M1030 300C1090 500 1060 800 1100 1300H1400V300Z', dark(colour), 0.75) +
      (strands ? brushed(strands, shine(colour), width, 0.85) : ''),
  );

const clump = (spots: readonly (readonly [number, number, number])[]): string =>
  spots.map(([x, y, radius]) => ellipse(x, y, radius)).join('');

const curls = (colour: string, spots: readonly (readonly [number, number, number])[]): string => {
  const random = seeded(9);
  return (
    filled(clump(spots), colour) +
    spots
      .map(([x, y, radius]) =>
        x > 1030
          ? filled(ellipse(x + radius * 0.12, y + radius * 0.12, radius * 0.84), dark(colour), 0.6)
          : brushed(
              `M${x - radius * 0.55} ${y + radius * 0.1}C${x - radius * 0.5} ${y - radius * 0.6} ${x + radius * 0.1} ${y - radius * 0.7} ${x + radius * random.between(0.3, 0.5)} ${y - radius * 0.35}`,
              shine(colour),
              11,
              0.5,
            ),
      )
      .join('')
  );
};

const swept =
  'M990 412C956 524 852 606 752 640C722 690 712 750 688 812C672 760 664 700 664 640C652 500 700 384 884 386C930 386 968 394 990 412ZM986 412C1000 508 1052 572 1070 690C1078 730 1082 756 1088 784C1126 640 1100 430 986 412Z';

/** The part of the head that every hairstyle covers. */
export const skull = 'M664 690C640 540 690 386 886 386C1090 386 1128 540 1100 690Z';

const knot = (x: number, y: number, size: number): string =>
  `M${x - size} ${y + size * 0.2}C${x - size * 1.1} ${y - size * 0.7} ${x - size * 0.4} ${y - size} ${x} ${y - size * 0.96}C${x + size * 0.7} ${y - size} ${x + size * 1.1} ${y - size * 0.4} ${x + size * 0.96} ${y + size * 0.3}C${x + size * 0.7} ${y + size} ${x - size * 0.7} ${y + size} ${x - size} ${y + size * 0.2}Z`;

const bobLeft =
  'M984 418C956 524 856 600 762 636C730 700 730 800 744 904C724 990 640 1016 584 982C606 860 588 620 668 492C730 392 900 356 984 418Z';
const bobRight =
  'M984 418C1000 504 1060 574 1072 690C1084 790 1072 880 1052 968C1096 1006 1144 1000 1178 968C1144 870 1164 640 1112 524C1080 446 1024 414 984 418Z';

const lengths = (bottom: number, flare: number): string =>
  `M660 600C600 760 ${640 - flare} 1000 ${610 - flare} ${bottom}C760 ${bottom + 60} 1020 ${bottom + 60} ${1160 + flare} ${bottom - 10}C${1120 + flare} 1000 1150 760 1106 600Z`;

const wavesLeft =
  'M1000 414C960 520 866 566 782 632C732 690 752 760 726 850C704 930 748 1010 716 1100C684 1190 560 1220 500 1150C580 1110 540 1030 560 960C582 870 564 800 592 710C606 560 700 380 880 380C940 380 980 392 1000 414Z';
const wavesRight =
  'M1000 414C1012 504 1064 566 1076 660C1088 760 1060 830 1082 920C1096 990 1060 1070 1110 1130C1180 1170 1256 1130 1266 1080C1206 1060 1226 960 1198 890C1170 800 1190 700 1150 590C1124 490 1070 416 1000 414Z';

const fringe =
  'M700 690C664 500 740 386 890 386C1050 386 1122 520 1094 690C1080 670 1072 650 1068 628C960 660 800 664 722 640C712 660 704 676 700 690Z';
const straight =
  'M672 560C624 740 640 1000 626 1210C690 1230 740 1226 776 1206C730 1060 716 880 724 640ZM1070 620C1086 840 1082 1040 1040 1200C1084 1222 1130 1220 1164 1200C1146 1000 1140 760 1100 620Z';

const scarf =
  'M890 366C1070 366 1140 500 1132 680C1130 860 1090 1010 1010 1090C940 1150 820 1140 750 1080C660 990 620 820 626 660C634 490 720 366 890 366ZM886 470C790 470 716 540 714 650C712 770 736 860 800 950C850 1016 950 1022 996 954C1048 876 1066 770 1062 650C1058 536 986 470 886 470Z';

const crop =
  'M690 810C640 680 640 376 890 370C1070 368 1136 510 1092 770C1084 690 1074 610 1040 574C1000 604 930 600 880 556C846 606 790 640 740 650C724 690 712 750 690 810Z';

export const hairstyles = {
  /** A knot on top, under a kerchief in the second color. */
  kerchief: {
    behind: (colour) =>
      combed(
        knot(800, 350, 116),
        colour,
        'M720 352C724 296 770 266 820 268M748 400C760 330 820 310 870 320',
      ),
    edge: swept,
    before: (colour, second) =>
      combed(swept, colour) +
      surface(
        'M664 650C656 470 740 380 886 380C1040 380 1110 470 1106 640C1074 560 1024 520 984 500C880 520 740 540 664 650Z',
        second,
        filled(
          'M1010 300C1060 440 1080 560 1110 700H1300V300Z',
          mix(second, palette.ink, 0.3),
          0.7,
        ) + brushed('M700 560C730 470 800 424 880 410', mix(second, '#fff0d2', 0.4), 14, 0.7),
      ),
  },
  bob: {
    behind: (colour) =>
      filled(
        'M640 600C580 760 600 900 590 980C760 1040 1030 1040 1172 966C1150 800 1130 600 1100 560Z',
        dark(colour),
      ),
    edge: bobLeft + bobRight,
    before: (colour) =>
      combed(bobRight, colour) +
      combed(
        bobLeft,
        colour,
        'M900 420C790 450 700 560 672 720M930 450C830 500 740 580 712 660M640 760C636 830 640 890 628 950',
      ),
  },
  curls: {
    behind: (colour) =>
      filled(
        clump([
          [640, 640, 120],
          [660, 800, 110],
          [1130, 640, 110],
          [1130, 790, 92],
          [700, 500, 130],
          [890, 420, 150],
          [1070, 500, 120],
        ]),
        dark(colour),
      ),
    edge: 'M660 700C640 480 740 380 890 380C1060 380 1130 520 1100 680C1060 580 1000 540 900 560C800 540 720 600 660 700Z',
    before: (colour) =>
      curls(colour, [
        [1134, 692, 68],
        [1110, 590, 88],
        [600, 720, 86],
        [640, 830, 76],
        [606, 600, 96],
        [672, 500, 104],
        [1070, 486, 100],
        [780, 420, 106],
        [980, 410, 106],
        [884, 392, 100],
        [730, 574, 76],
        [830, 510, 82],
        [946, 510, 80],
        [1046, 548, 56],
      ]),
  },
  /** High and full in back, tied with a band in the second color. */
  ponytail: {
    behind: (colour) =>
      combed(
        'M720 470C560 380 420 520 450 720C470 850 440 940 390 1010C520 1040 640 960 640 800C644 680 680 600 740 560Z',
        colour,
        'M640 486C540 500 500 600 520 720C534 820 510 900 480 950M690 500C620 540 590 620 590 720C590 800 580 860 560 900',
      ),
    edge: swept,
    before: (colour, second) =>
      combed('M684 700C690 620 760 560 860 540L760 440L670 520Z', colour) +
      combed(swept, colour, 'M890 424C800 440 720 500 700 590M920 450C850 500 790 550 740 590') +
      `<g transform="rotate(38 704 492)">${surface(ellipse(704, 492, 34, 74), second, filled('M704 400H800V600H704C730 540 730 460 704 400Z', mix(second, palette.ink, 0.25)))}</g>`,
  },
  /** Pinned up loosely, with some strands hanging down. */
  loose: {
    behind: (colour) =>
      combed(
        knot(772, 372, 104),
        colour,
        'M700 372C704 320 750 296 796 300M730 420C740 366 780 346 820 350',
      ) + brushed('M676 760C660 840 676 900 652 968', colour, 16),
    edge: swept,
    before: (colour) =>
      combed(
        swept,
        colour,
        'M900 420C800 436 720 500 700 590M930 446C860 506 790 556 724 590M960 440C930 510 880 560 820 590',
      ) + brushed('M716 740C722 800 700 850 716 900', colour, 14),
  },
  /** Parted, pulled back into a knot at the nape. */
  chignon: {
    behind: (colour) =>
      combed(
        knot(640, 900, 108),
        colour,
        'M566 900C572 846 610 824 650 828M600 946C606 890 640 870 680 872',
      ),
    edge: swept,
    before: (colour) =>
      combed(
        'M800 600C726 660 716 740 722 800C706 856 690 872 660 876C646 760 650 640 690 560Z',
        colour,
      ) + combed(swept, colour, 'M940 420C830 470 720 560 690 740M968 430C910 520 810 590 740 630'),
  },
  scarf: {
    behind: (colour) =>
      filled(
        'M640 700C620 900 600 1060 560 1200C760 1290 1000 1290 1190 1190C1130 1060 1130 860 1130 700Z',
        dark(colour),
      ),
    edge: scarf,
    before: (colour, second) =>
      filled(
        'M886 456C790 456 712 530 712 650L740 620C790 560 980 540 1050 630L1062 650C1058 530 986 456 886 456Z',
        second,
      ) +
      surface(
        scarf,
        colour,
        filled('M1020 300C1090 520 1110 900 940 1180H1300V300Z', dark(colour), 0.7) +
          brushed(
            'M676 700C676 540 740 440 850 414M666 820C690 930 740 1020 810 1076M700 900C740 990 800 1040 880 1070',
            mix(colour, '#fff0d2', 0.3),
            13,
            0.7,
          ),
      ) +
      surface(
        'M740 1060C640 1110 560 1160 540 1240C700 1330 1020 1330 1210 1230C1180 1150 1100 1090 1020 1060C940 1130 820 1130 740 1060Z',
        colour,
        filled('M1000 1040C1040 1140 960 1250 900 1330H1300V1040Z', dark(colour), 0.6) +
          brushed(
            'M640 1180C720 1130 770 1150 860 1160M660 1250C760 1190 880 1230 1000 1170',
            mix(colour, '#fff0d2', 0.3),
            13,
            0.6,
          ),
      ),
  },
  /** Shoulder-length, swept back. */
  lob: {
    behind: (colour) => filled(lengths(1060, 40), dark(colour)),
    edge: bobLeft + bobRight,
    before: (colour) =>
      combed(
        'M984 418C1000 504 1060 574 1074 690C1088 800 1064 900 1090 990C1120 1050 1180 1070 1230 1050C1180 960 1180 640 1112 524C1080 446 1024 414 984 418Z',
        colour,
      ) +
      combed(
        'M984 418C950 530 850 590 770 640C728 690 742 790 724 880C706 980 640 1070 500 1060C580 1000 586 900 580 800C574 680 600 540 690 450C760 380 910 356 984 418Z',
        colour,
        'M900 414C770 440 670 570 652 730C644 830 650 930 600 1010M940 440C830 500 740 560 700 660C680 760 690 860 660 940',
      ),
  },
  straight: {
    behind: (colour) => filled(lengths(1200, 10), dark(colour)),
    edge: fringe,
    before: (colour) =>
      combed(
        straight,
        colour,
        'M690 680C676 850 680 1030 668 1180M1120 700C1126 860 1130 1020 1130 1160',
      ) +
      combed(
        fringe,
        colour,
        'M742 600C730 500 790 430 880 424M820 624C800 540 840 470 910 450M930 630C920 560 930 510 960 470',
      ),
  },
  waves: {
    behind: (colour) => filled(lengths(1120, 60), dark(colour)),
    edge: wavesLeft + wavesRight,
    before: (colour) =>
      combed(
        wavesRight,
        colour,
        'M1110 640C1150 740 1120 820 1150 900C1170 970 1150 1040 1190 1090',
      ) +
      combed(
        wavesLeft,
        colour,
        'M910 410C770 430 660 560 650 720C620 820 650 880 620 970C600 1040 640 1100 590 1150M950 430C850 500 740 560 706 660C690 760 700 800 672 880C660 950 690 1010 670 1090',
        18,
      ),
  },
  crop: {
    behind: () => '',
    edge: crop,
    before: (colour) =>
      combed(
        crop,
        colour,
        'M730 600C720 500 790 420 900 416M800 590C800 520 850 470 940 456M1040 560C1040 510 1010 480 980 470',
      ),
  },
  /** Braids wrapped around the head. */
  crown: {
    behind: () => '',
    edge: swept,
    before: (colour) =>
      combed(swept, colour, 'M920 440C850 500 770 550 710 580') +
      range(11)
        .map((index) => {
          const angle = Math.PI * (1.04 + index * 0.088);
          const [x, y] = [886 + 232 * Math.cos(angle), 640 + 250 * Math.sin(angle)];
          return (
            filled(ellipse(x, y, 52), index > 7 ? dark(colour) : mix(colour, palette.ink, 0.12)) +
            brushed(
              `M${x - 26} ${y + 16}C${x - 20} ${y - 22} ${x + 10} ${y - 32} ${x + 30} ${y - 16}`,
              shine(colour),
              12,
              index > 7 ? 0.4 : 0.9,
            )
          );
        })
        .join(''),
  },
} satisfies Record<string, Hairstyle>;
