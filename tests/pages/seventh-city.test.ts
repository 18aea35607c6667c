import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { buildCopy, copyProject } from '../fixtures/project-copy.ts';

test(
  'a seventh city is one file: it has a page, and the home page leads to it',
  { timeout: 120_000 },
  async () => {
    const project = temporaryDirectory();
    await copyProject(project, ['[city].astro', 'index.astro']);
    const lubbock = await readFile(
      'content/cities/lubbock-female-founder-website-design.yml',
      'utf8',
    );
    const elPaso = lubbock
      .replace(/^city: .*/mu, 'city: El Paso')
      .replace(/^skyline: .*\n/mu, '')
      .replace(/^ {2}intro: .*/mu, '  intro: An audit is {visibility-audit}, anywhere.')
      .replace(/^ {2}title: .*/mu, '  title: El Paso Website Design for Female Founders');
    await writeFile(join(project, 'content/cities/el-paso-website-design.yml'), elPaso);

    await buildCopy(project, { BOOKING_URL: 'https://booking.example/15-minutes' });
    const page = async (name: string) => readFile(join(project, `dist/site/${name}.html`), 'utf8');

    const city = await page('el-paso-website-design');
    expect(city).toContain('<title>El Paso Website Design for Female Founders</title>');
    expect(city).toContain('El Paso, Texas');
    const [, price] =
      /visibility-audit:[\s\S]*?price: (\d+)/u.exec(
        await readFile('content/packages.yml', 'utf8'),
      ) ?? [];
    expect(city).toContain(`An audit is $${price}, anywhere.`);
    expect(await page('index')).toContain('href="/el-paso-website-design"');
    expect(await page('dallas-female-founder-website-design')).toContain(
      'href="/el-paso-website-design"',
    );
    // The booking page of this build opens in a new tab.
    expect(city).toMatch(
      /<a [^>]*href="https:\/\/booking\.example\/15-minutes"[^>]*target="_blank"[^>]*>BOOK A FREE STRATEGY CALL →<span class="only-for-screen-readers"> \(opens in a new tab\)<\/span><\/a>/u,
    );
  },
);
