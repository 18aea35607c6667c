import { readFile } from 'node:fs/promises';
import satori from 'satori';
import sharp from 'sharp';
import { colors as palette, mark } from 'virtual:brand';
import { shareImageSize } from '@agency/content-model/page-addresses.ts';
import { hashOf } from '../drawing/hash-of.ts';
import { families, typefaces } from '../drawing/typefaces.ts';
import { color } from '../styles/palette.ts';
import { colorsOn, draw, pictureSizes, type Drawing, type Tone } from './drawings.tsx';
import { at, Bloom, Swash, whole } from './shapes.tsx';
import { leading, titleSize } from './title.ts';

/** The content of a page's link preview image. A picture is the path of a local file. */
export interface ShareCard {
  title: string;
  /** A second, quieter line. */
  subtitle?: string | undefined;
  kicker?: string | undefined;
  tone: Tone;
  drawing: Drawing;
}

/** The safe margin for text, because some networks crop the image. */
const margin = 72;

/** The space each drawing leaves for the text. */
const rooms: Record<Drawing['kind'], { top: number; width: number; height: number }> = {
  scene: { top: 104, width: 720, height: 330 },
  arch: { top: 96, width: 560, height: 400 },
  print: { top: 64, width: 500, height: 420 },
  bloom: { top: 64, width: 560, height: 420 },
};

export interface ShareImageProps {
  card: ShareCard;
  siteName: string;
}

/** A link preview image: a drawing behind the page's title, and the agency's mark and name. */
const ShareImage = ({ card, siteName }: ShareImageProps) => {
  const { subtitle, kicker, drawing } = card;
  const colors = colorsOn(card.tone);
  const { top, width, height } = rooms[drawing.kind];
  // The agency's name and hyphenated words stay on one line.
  const title = card.title
    .replaceAll(siteName, siteName.replaceAll(' ', '\u00A0'))
    .replaceAll('-', '-\u2060');
  const roomOfTitle = height - 36 - (subtitle ? 90 : 0) - (kicker ? 46 : 0);
  const size = titleSize(card.title, { width, height: roomOfTitle, largest: 96 });
  return (
    <div style={{ ...whole, backgroundColor: colors.ground, color: colors.words }}>
      {draw(drawing, colors)}
      <div
        style={{
          ...at(margin, top, width, height),
          flexDirection: 'column',
          justifyContent: 'center',
        }}
      >
        {kicker && (
          <div
            style={{
              fontFamily: families.text,
              fontSize: 26,
              color: colors.accent,
              whiteSpace: 'nowrap',
              marginBottom: 20,
            }}
          >
            {kicker}
          </div>
        )}
        <div
          style={{
            fontSize: size,
            lineHeight: leading,
            letterSpacing: '-0.014em',
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
        <Swash />
        {subtitle && (
          <div
            style={{
              marginTop: 20,
              fontSize: 36,
              lineHeight: 1.18,
              fontStyle: 'italic',
              color: colors.quiet,
              textWrap: 'balance',
            }}
          >
            {subtitle}
          </div>
        )}
      </div>
      <div
        style={{
          ...at(margin, 520, shareImageSize.width - 2 * margin, 74),
          alignItems: 'center',
          gap: 10,
          fontSize: 32,
          color: colors.words,
        }}
      >
        <Bloom size={44} petals={color('action')} heart={color('accent')} />
        {siteName}
      </div>
    </div>
  );
};

/** The cache key: a hash of all inputs of an image, except the code that draws it. */
export const shareImageKey = async ({ card, siteName }: ShareImageProps): Promise<string> => {
  const { drawing } = card;
  const picture = 'picture' in drawing ? await readFile(drawing.picture) : '';
  const fonts = (await typefaces()).map(({ data }) => new Uint8Array(data));
  return hashOf(JSON.stringify([card, siteName, palette, mark]), picture, ...fonts);
};

/** A picture cropped to its visible part, as a data URL. */
const dataAddress = async (file: string, kind: keyof typeof pictureSizes): Promise<string> => {
  const shown = sharp(file).resize({
    ...pictureSizes[kind],
    position: kind === 'scene' ? 'bottom' : 'centre',
  });
  const png = await shown.png({ compressionLevel: 1 }).toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
};

/** The maximum size in bytes: networks ignore heavier images. */
const maxBytes = 98_000;

/** Encodes an image drawn as an SVG. */
export const toJpeg = async (svg: string): Promise<Buffer> => {
  // Rasterized once, then encoded at decreasing quality.
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  let jpeg = Buffer.alloc(0);
  for (const quality of [84, 72, 60, 48]) {
    jpeg = await picture.clone().jpeg({ quality, progressive: true }).toBuffer();
    if (jpeg.byteLength <= maxBytes) break;
  }
  return jpeg;
};

/** Renders the image of a page as a JPEG. */
export const makeShareImage = async ({ card, siteName }: ShareImageProps): Promise<Buffer> => {
  const { drawing } = card;
  const shown =
    'picture' in drawing
      ? { ...drawing, picture: await dataAddress(drawing.picture, drawing.kind) }
      : drawing;
  const image = <ShareImage card={{ ...card, drawing: shown }} siteName={siteName} />;
  const svg = await satori(image, { ...shareImageSize, fonts: await typefaces() });
  return toJpeg(svg);
};
