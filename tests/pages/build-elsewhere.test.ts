import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { pageContent } from '../fixtures/content.ts';
import { buildCopy, copyProject } from '../fixtures/project-copy.ts';

test(
  'a build without the history names no wrong days, and carries its address and its key',
  { timeout: 120_000 },
  async () => {
    const project = temporaryDirectory();
    const pages = ['casestudies.astro', '[legal].astro', '[indexNowKey].txt.ts', 'robots.txt.ts'];
    await copyProject(project, pages);
    const address = 'https://www.example.com';
    await buildCopy(project, { SITE_URL: address, INDEXNOW_KEY: 'abcdef123456' });
    const read = async (name: string) => readFile(join(project, 'dist/site', name), 'utf8');

    const { updated } = pageContent('terms') as { updated: string };
    expect(await read('sitemap-index.xml')).toContain(`<loc>${address}/sitemap-0.xml</loc>`);
    const sitemap = await read('sitemap-0.xml');
    expect(sitemap).toContain(`<loc>${address}/terms</loc><lastmod>${updated}`);
    expect(sitemap).toContain(`<loc>${address}/casestudies</loc></url>`);
    expect(await read('robots.txt')).toContain(`Sitemap: ${address}/sitemap-index.xml`);
    expect(await read('abcdef123456.txt')).toBe('abcdef123456');
    expect(await read('casestudies.html')).toContain(
      `<meta property="og:image" content="${address}/share/casestudies.jpg">`,
    );
  },
);
