import { fill } from '../hero/paint.ts';
import { mix, palette } from '../palette.ts';
import { bloomAt } from '../studio/bloom.ts';
import { ellipse } from '../studio/shapes.ts';

const { ink, ground, action, accent } = palette;

export const pin = (): string =>
  [
    fill(
      'M600 972C560 890 500 850 500 760C500 700 545 656 600 656C655 656 700 700 700 760C700 850 640 890 600 972Z',
      ink,
      { opacity: 0.18 },
    ),
    fill(
      'M600 960C560 880 496 838 496 750C496 690 542 644 600 644C658 644 704 690 704 750C704 838 640 880 600 960Z',
      accent,
    ),
    fill(
      'M600 960C640 880 704 838 704 750C704 690 658 644 600 644C640 690 650 840 600 960Z',
      mix(accent, ink, 0.28),
      { opacity: 0.55 },
    ),
    fill(ellipse(600, 748, 68), ground),
    bloomAt(600, 748, 108, action, accent),
  ].join('');
