import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { start } from '../../server/start.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { distDirectory } from '../fixtures/dist-directory.ts';

interface Studio {
  browser: Browser;
  siteUrl: string;
}

/** Serves the built site on a free port and opens a browser for as long as the work takes. */
export const inStudio = async (work: (studio: Studio) => Promise<void>): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'studio-'));
  const lines: string[] = [];
  const server = await start({
    environment: { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: directory },
    distDirectory,
    print: (line) => lines.push(line),
  });
  const browser = await chromium.launch(launchOptions());
  try {
    await work({ browser, siteUrl: /http:\S+/u.exec(lines.join('\n'))?.[0] ?? '' });
  } finally {
    await browser.close();
    await server.stop();
    await rm(directory, { recursive: true });
  }
};
