import { plant } from '../plants/plants.ts';
import { mix, palette } from '../palette.ts';
import { at, painted, jug, scallopedAwning, stroke } from '../people/props.ts';
import { bloomAt } from '../studio/bloom.ts';
import { range, seeded } from '../studio/random.ts';
import { arch } from '../studio/shapes.ts';
import { bareCanvas } from './board.ts';

const { ink, brand, ground, action, accent, soft, success } = palette;

const cat = (): string =>
  painted(
    'M-34 0C-50 -30 -40 -72 -20 -84C-26 -100 -28 -116 -22 -128L-6 -112H14L30 -128C36 -114 34 -98 26 -84C46 -66 50 -26 40 0Z',
    ink,
    3,
  ) +
  stroke('M38 -6C70 -4 78 34 62 62', 11) +
  `<circle cx="-5" cy="-100" r="3.500" fill="${action}"/><circle cx="13" cy="-100" r="3.500" fill="${action}"/>`;

/** The shop in the browser window, finished or only sketched. */
const shop = (finished: boolean): string => {
  const paint = (path: string, colour: string) =>
    finished
      ? painted(path, colour)
      : `<path d="${path}" fill="none" stroke="${mix(brand, ground, 0.45)}" stroke-width="4" stroke-dasharray="2 11" stroke-linecap="round"/>`;
  return [
    paint('M60 130H720V520H60Z', '#f6d9c2'),
    paint('M40 84H740V130H40Z', brand),
    paint(arch(110, 290, 220, 230), '#ffdf9f'),
    paint(arch(450, 290, 220, 230), '#ffdf9f'),
    paint(arch(345, 258, 92, 262), success),
    paint(arch(362, 284, 58, 120), '#fff0cf'),
    stroke(
      'M220 290V520M560 290V520M110 420H330M450 420H670',
      4,
      finished ? ink : mix(brand, ground, 0.6),
    ),
    finished
      ? at(50, 130, scallopedAwning(680, 14, [accent, '#fff6e8']))
      : stroke(
          'M50 130H730M50 240H730' +
            range(13)
              .map((index) => `M${99 + index * 48.6} 130V240`)
              .join(''),
          4,
          mix(brand, ground, 0.6),
        ),
    finished
      ? plant.bush(220, 506, 96, 30, seeded(2)) + painted('M120 490H320V524H120Z', accent)
      : '',
    finished
      ? bloomAt(390, 106, 36, action, accent) + stroke('M250 107H340M440 107H530', 5, action)
      : '',
  ].join('');
};

/** Custom web design: a storefront being painted into a browser window. */
export const webDesign = (): string =>
  bareCanvas(
    [
      `<path d="${arch(190, 26, 820, 798)}" fill="${mix(soft, action, 0.35)}"/>`,
      `<rect x="226" y="166" width="780" height="620" rx="18" fill="${ink}" opacity=".16"/>`,
      painted(
        'M228 150H972C982 150 990 158 990 168V760H210V168C210 158 218 150 228 150Z',
        ground,
        6,
      ),
      painted(
        'M228 150H972C982 150 990 158 990 168V212H210V168C210 158 218 150 228 150Z',
        brand,
        6,
      ),
      [accent, action, success]
        .map((colour, index) =>
          painted(
            `M${236 + index * 34} 182A11 11 0 1 1 ${258 + index * 34} 182A11 11 0 1 1 ${236 + index * 34} 182Z`,
            colour,
            3,
          ),
        )
        .join(''),
      painted(
        'M360 166H870C880 166 886 172 886 182C886 192 880 198 870 198H360C350 198 344 192 344 182C344 172 350 166 360 166Z',
        ground,
        4,
      ),
      bloomAt(370, 182, 22, accent),
      stroke('M394 182H540', 5, brand),
      `<clipPath id="done"><path d="M210 212H676C640 300 720 380 660 470C620 540 690 640 640 760H210Z"/></clipPath><clipPath id="screen"><rect x="213" y="215" width="774" height="543"/></clipPath>`,
      `<g clip-path="url(#screen)"><g transform="translate(210 228)">${shop(false)}</g><g clip-path="url(#done)"><rect x="210" y="212" width="500" height="548" fill="#cfe0da"/><g transform="translate(210 228)">${shop(true)}</g></g></g>`,
      `<path d="M676 214C640 300 720 380 660 470C620 540 690 640 640 758" fill="none" stroke="${accent}" stroke-width="16" stroke-linecap="round" opacity=".9"/>`,
      stroke('M210 760H990', 6),
      at(860, 150, cat(), 0.95),
      stroke('M766 824L846 330M878 824L906 330', 12, '#8a563f') +
        range(6)
          .map((index) =>
            stroke(
              `M${780 + index * 12} ${770 - index * 74}L${880 + index * 4} ${770 - index * 74}`,
              9,
              '#8a563f',
            ),
          )
          .join(''),
      `<g transform="translate(676 430) rotate(-34)">${painted('M-18 -10H18L14 -70H-14Z', '#e9c79a')}${painted('M-22 -70H22V-92H-22Z', '#c9c2c6')}${painted('M-12 -92H12L9 -210C9 -220 -9 -220 -9 -210Z', success)}${painted('M-18 -10C-18 26 -4 30 0 50C4 30 18 26 18 -10Z', accent)}</g>`,
      painted('M40 824H1160V850H40Z', '#e2a875'),
      at(
        1050,
        826,
        painted('M-74 -120H74L60 0H-60Z', '#c9c2c6') +
          painted('M-74 -120C-74 -142 74 -142 74 -120C74 -104 -74 -104 -74 -120Z', accent) +
          stroke('M-74 -122C-70 -230 70 -230 74 -122', 5) +
          painted('M40 -112C52 -112 54 -60 44 -52C34 -60 30 -100 40 -112Z', accent, 4),
      ),
      at(130, 826, jug(ground, 6), 1.05),
    ].join(''),
  );
