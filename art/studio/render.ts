import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { fontFaces } from './typefaces.ts';

/** What the studio photographs: an HTML body (SVG is fine) on a stage of CSS pixels. */
type Scene = {
  body: string;
  width: number;
  height: number;
  transparent?: boolean;
  /** Photographed this many times larger, then reduced: smooths what SVG filters leave jagged. */
  oversampling?: number;
};

export type Studio = {
  /** Photographs a scene as a PNG of exactly its width and height. */
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

/** What the largest picture may take on a slow machine, in milliseconds. */
const aLargePicture = 180_000;

/** Opens one system Chromium for all pictures. `CHROMIUM_PATH` names another binary. */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: flags,
  });

  const photograph = async (scene: Scene): Promise<Buffer> => {
    const { width, height, oversampling = 1 } = scene;
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: oversampling,
    });
    page.setDefaultTimeout(aLargePicture);
    try {
      await page.setContent(stage(scene), { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready');
      const png = await page.screenshot({ omitBackground: scene.transparent ?? false });
      return oversampling === 1 ? png : await sharp(png).resize(width, height).png().toBuffer();
    } finally {
      await page.close();
    }
  };

  return { photograph, close: () => browser.close() };
}
