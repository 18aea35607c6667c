import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../fixtures/chromium.ts';
import { distDirectory } from '../fixtures/dist-directory.ts';
import { startSilently } from '../fixtures/silent-server.ts';

interface Studio {
  browser: Browser;
  siteUrl: string;
}

/** Serves the built site on a free port and opens a browser for as long as the work takes. */
export const inStudio = async (work: (studio: Studio) => Promise<void>): Promise<void> => {
  const directory = await mkdtemp(join(tmpdir(), 'studio-'));
  const { url, stop } = await startSilently(distDirectory, { DATA_DIR: directory });
  const browser = await chromium.launch(launchOptions());
  try {
    await work({ browser, siteUrl: url });
  } finally {
    await browser.close();
    await stop();
    await rm(directory, { recursive: true });
  }
};
