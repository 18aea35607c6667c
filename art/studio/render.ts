import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { fontFaces } from './typefaces.ts';

/** What the studio photographs: an HTML or SVG body, with its size in CSS pixels. */
type Scene = {
  body: string;
  width: number;
  height: number;
  transparent?: boolean;
  /** Renders at this multiple of the size and scales down, to smooth the jagged edges that SVG filters leave. */
  oversampling?: number;
};

export type Studio = {
  /** Takes a PNG of a scene, with exactly its width and height. */
  photograph: (scene: Scene) => Promise<Buffer>;
  close: () => Promise<void>;
};

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

const stage = ({
  body,
  width,
  height,
}: Scene): string => `<!doctype html><meta charset="utf-8"><style>
${fontFaces(body)}
*{box-sizing:border-box;margin:0}
html,body{width:${width}px;height:${height}px;overflow:hidden}
body{position:relative;-webkit-font-smoothing:antialiased}
</style>${body}`;

/** Timeout in milliseconds, enough for the largest picture on a slow machine. */
const timeout = 180_000;

/** On a busy machine, a Chromium now and then takes no screenshots anymore. Another one takes them. */
const tries = 3;

/** Opens one Chromium for all pictures: the binary at `CHROMIUM_PATH`, or the system's. */
export async function openStudio(): Promise<Studio> {
  const launch = () =>
    chromium.launch({
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: flags,
    });
  let browser = await launch();

  const tryToPhotograph = async (scene: Scene): Promise<Buffer> => {
    const { width, height, oversampling = 1 } = scene;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: oversampling,
    });
    page.setDefaultTimeout(timeout);
    try {
      await page.setContent(stage(scene), { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready');
      const png = await page.screenshot({ omitBackground: scene.transparent ?? false });
      return oversampling === 1 ? png : await sharp(png).resize(width, height).png().toBuffer();
    } finally {
      await page.close();
    }
  };

  const photograph = async (scene: Scene, left = tries - 1): Promise<Buffer> => {
    try {
      return await tryToPhotograph(scene);
    } catch (error) {
      if (left === 0) throw error;
      await browser.close();
      browser = await launch();
      return photograph(scene, left - 1);
    }
  };

  return { photograph, close: () => browser.close() };
}
