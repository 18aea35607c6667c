import type { FastifyInstance } from 'fastify';
import { readDoor, type Door } from '@agency/leads/forms/door.ts';
import type { DrawSign } from '@agency/leads/forms/slots.ts';
import { readAddress } from './address.ts';
import type { PageTools } from './pages.ts';

export interface DoorImageTools extends Pick<PageTools, 'renderings'> {
  site: Pick<PageTools['site'], 'files'>;
  drawSign: DrawSign;
}

/** How many images are kept. Each is below 100 kB. */
const maximumKept = 100;

/** Writes the words of a sign over the house of a trade. */
const paintSign = async (house: Buffer, sign: string): Promise<Buffer> => {
  // Loaded when first asked for: it takes 30 MB, and most servers are never asked.
  const { default: sharp } = await import('sharp');
  return sharp(house)
    .composite([{ input: Buffer.from(sign) }])
    .jpeg({ quality: 78, progressive: true })
    .toBuffer();
};

/**
 * `/yourdoor/sign.jpg?name=…&trade=…`: the link preview image of a visitor's shop, with her name on its sign. Draws
 * one at a time; the others get the house with an empty sign, as do names that our typefaces can't write.
 */
export const doorImageRoute = (app: FastifyInstance, tools: DoorImageTools): void => {
  const { site, drawSign, renderings } = tools;
  /** By trade and name. Another build has other houses. */
  const kept = new Map<string, { house: Buffer; image: Buffer }>();
  let isDrawing = false;

  const draw = async (door: Door, house: Buffer): Promise<Buffer | undefined> => {
    isDrawing = true;
    try {
      const sign = await drawSign(door);
      return sign === undefined ? undefined : await paintSign(house, sign);
    } catch (error) {
      app.log.error({ err: error }, 'The link preview image of a shop could not be drawn');
      return undefined;
    } finally {
      isDrawing = false;
    }
  };

  app.get('/yourdoor/sign.jpg', async (request, reply) => {
    const door = readDoor(new URLSearchParams(readAddress(request.url).query));
    const plainPath = `/share/door/${door?.trade ?? 'other'}.jpg`;
    const house = site.files.get(plainPath)?.identity.body;
    const key = `${door?.trade} ${door?.name}`;
    const last = kept.get(key);
    let image = last?.house === house ? last?.image : undefined;
    if (!image && door && house && !isDrawing)
      image = await renderings.render(request.networks, () => draw(door, house));
    if (!image || !house) return reply.header('Cache-Control', 'no-store').redirect(plainPath);
    kept.delete(key);
    kept.set(key, { house, image });
    const [oldest] = kept.keys();
    if (kept.size > maximumKept && oldest !== undefined) kept.delete(oldest);
    return reply
      .headers({ 'Cache-Control': 'public, max-age=86400', 'X-Robots-Tag': 'noindex' })
      .type('image/jpeg')
      .send(image);
  });
};
