import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const { resolve } = createRequire(import.meta.url);

const fontFile = (family: string, weight: number, style: 'normal' | 'italic' = 'normal') =>
  resolve(`@fontsource/${family}/files/${family}-latin-${weight}-${style}.woff`);

/** Makes the typefaces of the site known to the PDF renderer. */
export const registerFonts = (): void => {
  Font.register({
    family: 'Fraunces',
    fonts: [
      { src: fontFile('fraunces', 500), fontWeight: 500 },
      { src: fontFile('fraunces', 500, 'italic'), fontWeight: 500, fontStyle: 'italic' },
    ],
  });
  Font.register({
    family: 'Figtree',
    fonts: [
      { src: fontFile('figtree', 400), fontWeight: 400 },
      { src: fontFile('figtree', 600), fontWeight: 600 },
    ],
  });
  Font.registerHyphenationCallback((word) => [word]);
};
