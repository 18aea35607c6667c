import satori, { type Font } from 'satori';
import { typefaces as folder } from 'virtual:brand';
import { signSize, type Door } from '@agency/leads/forms/door.ts';
import { tradeStyles } from '../sections/your-door/trades.ts';
import { color } from '../styles/palette.ts';
import { board, shareImageSize } from '../share-images/door-board.ts';

/** The files of the typefaces, which travel with the server's part of the build. */
const files = import.meta.glob<string>('../assets/fonts/*/{display,bodoni,caprasimo}-*.woff2', {
  query: '?inline',
  import: 'default',
  eager: true,
});

const typefaces = {
  display: `${folder}/display`,
  bodoni: 'signs/bodoni',
  caprasimo: 'signs/caprasimo',
  bricolage: 'bricolage-hanken/display',
} as const;

/** satori uses only the first file of a family, so each gets a name of its own. */
const fontsOf = (typeface: string): Font[] =>
  (['latin', 'accents', 'latin-ext'] as const).map((subset) => {
    const [, data = ''] = (files[`../assets/fonts/${typeface}-${subset}.woff2`] ?? '').split(',');
    return { name: subset, weight: 400, style: 'normal', data: Buffer.from(data, 'base64') };
  });

/** The letters of those files (`art/fonts.ts`). */
const drawable = /^[\u0020-\u007E\u00A0-\u017E‘’“”‚„–—…•€™]*$/u;

/** In letters of the board's height. */
const sizes = { large: 0.62, medium: 0.49, small: 0.4, tiny: 0.34 };

/**
 * The words on a sign, as an SVG of the size of a share image, whose other parts are transparent. Undefined when the
 * typefaces lack a letter.
 */
export const drawSign = async ({ name, trade }: Door): Promise<string | undefined> => {
  if (!drawable.test(name)) return undefined;
  const size = signSize(name);
  const lines = size === 'large' || size === 'medium' ? 1 : 2;
  const sign = (
    <div
      style={{
        position: 'absolute',
        ...board,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        color: color('action'),
        fontFamily: 'latin, accents, latin-ext',
        fontSize: board.height * sizes[size],
        lineHeight: 1.1,
        textAlign: 'center',
      }}
    >
      <div
        style={{
          display: 'block',
          width: board.width,
          lineClamp: lines,
          wordBreak: 'break-word',
        }}
      >
        {name}
      </div>
    </div>
  );
  const fonts = fontsOf(typefaces[tradeStyles[trade].lettering]);
  return satori(<div style={{ display: 'flex', ...shareImageSize }}>{sign}</div>, {
    ...shareImageSize,
    fonts,
  });
};
