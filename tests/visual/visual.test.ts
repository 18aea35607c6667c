import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, expect, inject, test } from 'vitest';
import { openSite } from '../fixtures/site.ts';
import { compare } from './compare.ts';
import { lookAt, readReference } from './references.ts';
import { screens, widths, type Screen } from './screens.ts';

const evidence = join('node_modules', '.cache', 'visual');

/** So much of a tile may differ: another version of Chromium draws some edges otherwise. */
const tolerance = 0.12;

const howToAccept = 'If it should look like this, accept it: npm run visual:accept';

let browser: Promise<Browser> | undefined;

afterAll(async () => (await browser)?.close());

const save = async (name: string, picture: Buffer): Promise<string> => {
  await mkdir(evidence, { recursive: true });
  const file = join(evidence, name);
  await writeFile(file, picture);
  return file;
};

const complaintAbout = async (screen: Screen, width: number, url: string): Promise<string> => {
  const name = `${screen.name}-${width}`;
  const looks = await lookAt(
    await (browser ??= chromium.connect(inject('chromium'))),
    url,
    screen,
    width,
  );
  const reference = await readReference(screen, width);
  if (!reference) return `${name} has no reference yet. ${howToAccept}`;
  const { worstTile, taller, marked } = await compare(looks, reference);
  if (worstTile <= tolerance && Math.abs(taller) <= 1) return '';
  await save(`${name}-now.png`, looks);
  const file = await save(`${name}-difference.png`, await marked());
  const height =
    taller === 0 ? '' : ` It is ${2 * Math.abs(taller)} px ${taller > 0 ? 'taller' : 'shorter'}.`;
  return `${screen.path} looks different at ${width} px.${height} See ${file}. ${howToAccept}`;
};

test.for(widths)('the key pages look as accepted at %s px', { timeout: 120_000 }, async (width) => {
  const { url } = await openSite();
  const complaints: string[] = [];
  for (const screen of screens) complaints.push(await complaintAbout(screen, width, url));
  expect(complaints.filter(Boolean).join('\n')).toBe('');
});
