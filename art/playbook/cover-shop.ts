import { plant } from '../plants/plants.ts';
import { fill, line } from '../hero/paint.ts';
import { mix, palette } from '../palette.ts';
import { bloomAt } from '../studio/bloom.ts';
import { seeded } from '../studio/random.ts';
import { arch, ellipse, rectangle } from '../studio/shapes.ts';
import { awning } from './cover-awning.ts';

const { brand, ink, action, accent, success } = palette;

/** The small shop on the cover. With the map pin above, it sums up the book in one picture. */
export const shop = (): string => {
  const random = seeded(12);
  return [
    fill(arch(150, 636, 900, 964), action),
    fill(ellipse(600, 1010, 300), '#ffd98a', { opacity: 0.75 }),
    fill(
      'M150 1420C330 1330 470 1400 640 1350C800 1310 930 1340 1050 1300L1050 1600L150 1600Z',
      mix(success, action, 0.35),
    ),
    fill(rectangle(330, 1120, 540, 400), '#fbeeda'),
    fill(rectangle(330, 1120, 540, 400), 'url(#wall)'),
    fill('M330 1120L330 1060L430 1060L430 1010L770 1010L770 1060L870 1060L870 1120Z', '#fbeeda'),
    line('M322 1060L430 1060L430 1008L770 1008L770 1060L878 1060', brand, 13),
    line('M330 1120L870 1120', brand, 7),
    bloomAt(600, 1066, 66, accent, action),
    fill(arch(390, 1250, 190, 220), brand),
    fill(arch(402, 1262, 166, 196), '#ffcf86'),
    line('M485 1262L485 1458M402 1350L568 1350', brand, 8),
    fill(arch(640, 1236, 170, 284), brand),
    fill(arch(662, 1262, 126, 150), '#ffe2ae'),
    line('M725 1262L725 1412', brand, 8),
    fill(ellipse(776, 1440, 8), action),
    fill(rectangle(330, 1150, 540, 140), ink, { opacity: 0.16 }),
    awning(352, 1138, 496, 11),
    fill(rectangle(290, 1520, 620, 80), '#e8cda8'),
    fill(rectangle(290, 1520, 620, 12), '#fff1d8'),
    fill('M640 1532L810 1532L870 1600L620 1600Z', '#d9b78c'),
    plant.bush(470, 1488, 116, 30, random),
    fill(rectangle(360, 1480, 224, 46), '#8d4a35'),
    plant.bush(878, 1500, 60, 26, random),
    fill('M826 1488L930 1488L914 1552L842 1552Z', '#8d4a35'),
  ].join('');
};
