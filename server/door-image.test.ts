import { fastify } from 'fastify';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { DrawSign } from '@agency/leads/forms/slots.ts';
import type { ServedFile } from './built-site.ts';
import { doorImageRoute } from './door-image.ts';
import { createRenderings } from './pages.ts';

const white = { r: 255, g: 255, b: 255 };

const house = async (): Promise<ServedFile> => {
  const body = await sharp({ create: { width: 60, height: 30, channels: 3, background: white } })
    .jpeg()
    .toBuffer();
  return { identity: { body, etag: '', headers: {}, headersWhenUnchanged: {} } };
};

const blackSign =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30"/></svg>';

const openServer = async (drawSign: DrawSign) => {
  const app = fastify();
  onTestFinished(() => app.close());
  const files = new Map([['/share/door/bakery.jpg', await house()]]);
  doorImageRoute(app, { site: { files }, drawSign, renderings: createRenderings() });
  return app;
};

const bakery = '/yourdoor/sign.jpg?name=Juniper&trade=bakery';

test('the link preview of a shop has its sign, and is drawn once', async () => {
  let drawn = 0;
  const app = await openServer(async () => {
    drawn += 1;
    return blackSign;
  });
  const answer = await app.inject(bakery);
  expect(answer.headers['content-type']).toBe('image/jpeg');
  const { channels } = await sharp(answer.rawPayload).stats();
  expect(channels[0]?.mean).toBeLessThan(10);
  await app.inject(bakery);
  expect(drawn).toBe(1);
});

test('while one is drawn, and when it fails, the link preview is the house with an empty sign', async () => {
  const app = await openServer(async ({ name }) => {
    if (name !== 'Juniper') throw new Error('No typeface');
    return blackSign;
  });
  const answers = await Promise.all([app.inject(bakery), app.inject(bakery)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 302]);
  const failed = await app.inject('/yourdoor/sign.jpg?name=x&trade=bakery');
  expect(failed.headers['location']).toBe('/share/door/bakery.jpg');
});
