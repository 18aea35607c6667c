import sharp from 'sharp';
import satori from 'satori';
import type { Trade } from '@agency/leads/forms/door.ts';
import { families, typefaces } from '../drawing/typefaces.ts';
import { fileOf } from '../pictures/make-picture.ts';
import { color } from '../styles/palette.ts';
import { houseHeight, houseLeft, shareImageSize } from './door-board.ts';
import { at, Bloom, Swash, whole } from './shapes.tsx';
import { toJpeg } from './ShareImage.tsx';

export interface DoorImageProps {
  trade: Trade;
  title: string;
  siteName: string;
}

/** The files of a trade's house, in the order in which they are laid over each other. */
export const houseFiles = (trade: Trade): string[] =>
  [`yours-${trade}`, `yours-${trade}-lights`].map((name) =>
    fileOf(`content/pictures/fronts/${name}.webp`),
  );

/** The picture of the lit house, its roof cut off, as a data URL. */
const houseOf = async (trade: Trade): Promise<{ src: string; width: number; height: number }> => {
  const [front = '', lights = ''] = houseFiles(trade);
  const lit = await sharp(front)
    .composite([{ input: lights }])
    .png()
    .toBuffer();
  const { data, info } = await sharp(lit)
    .resize({ height: houseHeight })
    .png()
    .toBuffer({ resolveWithObject: true });
  const src = `data:image/png;base64,${data.toString('base64')}`;
  return { src, width: info.width, height: info.height };
};

/** The link preview image of a visitor's shop, without the words on its sign: the server adds them. */
export const makeDoorImage = async ({
  trade,
  title,
  siteName,
}: DoorImageProps): Promise<Buffer> => {
  const house = await houseOf(trade);
  const dusk = `linear-gradient(${color('ink')}, ${color('brand')} 52%, ${color('accent')} 84%, ${color('action')} 92%)`;
  const image = (
    <div style={{ ...whole, backgroundImage: dusk, color: color('ground') }}>
      <div style={{ ...at(0, 586, shareImageSize.width, 44), backgroundColor: color('ink') }} />
      <img alt="" {...house} style={at(houseLeft, 640 - houseHeight, house.width, house.height)} />
      <div style={{ ...at(800, 60, 340, 440), flexDirection: 'column', justifyContent: 'center' }}>
        <div style={{ fontSize: 66, lineHeight: 1.04, letterSpacing: '-0.014em' }}>{title}</div>
        <Swash />
      </div>
      <div
        style={{
          ...at(800, 512, 380, 60),
          alignItems: 'center',
          gap: 10,
          fontFamily: families.text,
          fontSize: 24,
          color: color('ink'),
        }}
      >
        <Bloom size={40} petals={color('ink')} heart={color('action')} />
        {siteName}
      </div>
    </div>
  );
  return toJpeg(await satori(image, { ...shareImageSize, fonts: await typefaces() }));
};
