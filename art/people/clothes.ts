import { mix, palette } from '../palette.ts';
import { range, seeded } from '../studio/random.ts';
import { ellipse } from '../studio/shapes.ts';
import { brushed, crescent, filled, lit, shaded, shadedSkin, surface, within } from './paint.ts';

/** An outfit. `colour` is the garment's color, `second` the color of what she wears with it. */
export type Outfit = (colour: string, second: string, skin: string) => string;

const torso =
  'M404 1760C410 1540 440 1350 566 1272C650 1222 736 1206 772 1150C820 1210 930 1210 986 1150C1020 1206 1100 1226 1180 1272C1300 1350 1336 1540 1344 1760Z';

/** The folds of the sleeves, and the side facing away from the light. */
const modelled = (colour: string): string =>
  crescent(torso, lit(colour), 14, 10, 0.4) +
  filled('M1090 1200C1190 1340 1150 1560 1180 1760H1400V1200Z', shaded(colour)) +
  filled('M560 1760C556 1640 566 1560 602 1470C606 1560 604 1660 618 1760Z', shaded(colour)) +
  filled(
    'M1150 1760C1152 1640 1140 1560 1104 1480C1096 1580 1104 1680 1092 1760Z',
    shaded(mix(colour, palette.ink, 0.08)),
  ) +
  filled(
    'M760 1140C800 1260 960 1270 1010 1150L1110 1230C1000 1330 840 1320 760 1210Z',
    shaded(colour),
    0.55,
  );

const garment = (colour: string, content = ''): string =>
  surface(torso, colour, modelled(colour) + content);

const neckline = (path: string, skin: string): string =>
  surface(
    path,
    skin,
    filled('M880 1080C900 1180 930 1250 980 1420H1120V1080Z', shadedSkin(skin)) +
      filled(
        'M700 1100C800 1220 900 1200 1060 1090V1150C960 1230 840 1240 700 1160Z',
        shadedSkin(skin),
        0.5,
      ),
  );

const deepV = 'M770 1140C790 1240 830 1340 884 1440C930 1340 968 1240 986 1140Z';
const scoop = 'M758 1150C764 1270 830 1320 886 1320C944 1320 1000 1270 1002 1150Z';
const crew = 'M764 1140C770 1224 830 1252 884 1252C940 1252 992 1224 994 1140Z';

const lapel = (colour: string): string =>
  filled(
    'M768 1144C720 1190 690 1220 668 1300L740 1340L708 1384C760 1470 830 1560 884 1640C876 1480 800 1290 768 1144Z',
    lit(colour),
  ) +
  filled(
    'M990 1144C1036 1190 1070 1220 1090 1300L1020 1340L1052 1384C1000 1470 930 1560 884 1640C890 1480 960 1290 990 1144Z',
    shaded(mix(colour, palette.ink, 0.06)),
  );

const jacket = (colour: string, second: string, skin: string): string =>
  garment(colour) +
  neckline(crew, skin) +
  surface(
    'M764 1190C800 1250 960 1250 994 1190L1010 1300L884 1660L750 1300Z',
    second,
    filled('M900 1200C920 1400 900 1500 884 1660L1060 1300V1190Z', shaded(second)) +
      filled(
        'M760 1190C800 1240 960 1240 1000 1190V1216C960 1270 800 1270 756 1216Z',
        shaded(second),
        0.5,
      ),
  ) +
  lapel(colour) +
  within(torso, brushed('M884 1640V1760', shaded(mix(colour, palette.ink, 0.2)), 9)) +
  filled(ellipse(908, 1700, 14), shaded(mix(colour, palette.ink, 0.25)));

const collar = (colour: string): string =>
  filled(
    'M772 1136C742 1160 716 1200 706 1250L812 1320L884 1262C830 1240 790 1200 772 1136Z',
    lit(colour),
  ) +
  filled(
    'M988 1136C1020 1160 1044 1200 1056 1250L956 1320L884 1262C940 1240 970 1200 988 1136Z',
    shaded(colour),
  );

const bib =
  'M668 1760C676 1640 690 1540 704 1440C800 1462 970 1462 1064 1440C1080 1540 1094 1640 1100 1760Z';

const apron = (colour: string): string =>
  within(
    torso,
    brushed('M716 1450C712 1360 730 1260 780 1180', colour, 40) +
      brushed('M1054 1450C1058 1360 1036 1260 984 1180', shaded(colour), 40),
  ) +
  surface(
    bib,
    colour,
    crescent(bib, lit(colour), 12, 10, 0.8) +
      filled('M960 1420C1000 1560 980 1660 1000 1760H1140V1420Z', shaded(colour)) +
      filled('M740 1620H1010V1640H740Z', shaded(colour), 0.7),
  );

const dots = (colour: string): string => {
  const random = seeded(21);
  return range(44)
    .map((index) => {
      const row = Math.floor(index / 8);
      return filled(
        ellipse(430 + (index % 8) * 122 + (row % 2) * 61, 1300 + row * 92, random.between(9, 13)),
        colour,
        0.9,
      );
    })
    .join('');
};

export const outfits = {
  apron: (colour, second, skin) => garment(second) + neckline(crew, skin) + apron(colour),
  shirtAndApron: (colour, second, skin) =>
    garment(second) + neckline(crew, skin) + collar(second) + apron(colour),
  jacket,
  coat: (colour, second, skin) =>
    jacket(colour, second, skin) +
    brushed(
      'M742 1190C690 1330 700 1440 760 1520M1018 1190C1070 1320 1060 1400 1040 1470',
      '#4b4356',
      20,
    ) +
    brushed('M760 1520C772 1570 760 1600 752 1620', '#4b4356', 20) +
    filled(ellipse(748, 1636, 36), '#b9bcc4') +
    filled(ellipse(742, 1630, 20), '#e8e6e4') +
    filled(ellipse(1036, 1486, 24), '#4b4356'),
  blouse: (colour, second, skin) =>
    garment(colour) +
    neckline(deepV, skin) +
    collar(colour) +
    within(torso, brushed('M884 1440V1760', shaded(colour), 8)) +
    [1520, 1640].map((y) => filled(ellipse(884, y, 12), second)).join(''),
  roundCollar: (colour, second, skin) =>
    garment(colour) +
    neckline(crew, skin) +
    filled(
      'M762 1150C716 1170 690 1220 700 1270C760 1310 850 1300 884 1258C820 1244 778 1210 762 1150Z',
      lit(second),
    ) +
    filled(
      'M996 1150C1042 1170 1066 1220 1056 1270C1000 1310 920 1300 884 1258C946 1244 984 1210 996 1150Z',
      shaded(second),
    ),
  rollneck: (colour, second) => {
    const roll =
      'M748 1070C800 1120 940 1120 990 1060C1016 1120 1020 1180 1010 1230C940 1290 820 1290 740 1230C732 1180 736 1120 748 1070Z';
    return (
      garment(colour) +
      surface(
        roll,
        colour,
        crescent(roll, lit(colour), 12, 10, 0.6) +
          filled('M900 1060C940 1140 930 1220 900 1290H1060V1060Z', shaded(colour)) +
          filled(
            'M740 1060C800 1136 940 1136 1000 1050V1090C940 1160 800 1160 736 1100Z',
            shaded(colour),
            0.6,
          ),
      ) +
      brushed('M744 1250C760 1400 840 1480 890 1480C950 1480 1010 1400 1016 1250', second, 12) +
      filled(ellipse(888, 1492, 26), second)
    );
  },
  scoop: (colour, second, skin) =>
    garment(colour, within(torso, dots(second))) + neckline(scoop, skin),
  dress: (colour, second, skin) =>
    garment(colour) +
    neckline(deepV, skin) +
    within(
      torso,
      filled(
        'M986 1140C960 1290 900 1470 700 1640L720 1680C930 1520 1010 1300 1030 1180Z',
        lit(colour),
      ) +
        filled(
          'M770 1140C790 1240 830 1340 884 1440L866 1476C800 1370 756 1280 738 1180Z',
          lit(colour),
        ),
    ) +
    brushed('M792 1190C810 1270 850 1300 884 1300C920 1300 950 1270 968 1190', second, 8) +
    filled(ellipse(884, 1306, 18), second),
  shawl: (colour, second) => {
    const wrap =
      'M720 1130C640 1190 560 1240 500 1330C640 1480 760 1460 900 1420C1020 1400 1140 1380 1240 1330C1190 1240 1100 1190 1036 1130C960 1200 800 1200 720 1130Z';
    return (
      garment(colour) +
      surface(
        wrap,
        second,
        crescent(wrap, lit(second), 14, 12, 0.7) +
          filled('M940 1120C1000 1260 940 1380 900 1500H1300V1120Z', shaded(second)) +
          brushed(
            'M640 1230C720 1320 820 1330 900 1300M580 1310C700 1400 800 1390 900 1360',
            shaded(second),
            12,
          ),
      ) +
      surface(
        'M900 1390C960 1380 1010 1370 1050 1360C1070 1480 1060 1600 1090 1700L960 1720C950 1600 930 1480 900 1390Z',
        second,
        filled('M1000 1340C1010 1500 1020 1600 1040 1760H1140V1340Z', shaded(second)),
      )
    );
  },
} satisfies Record<string, Outfit>;
