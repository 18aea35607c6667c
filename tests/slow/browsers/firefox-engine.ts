import { setTimeout as pause } from 'node:timers/promises';
import { launch, type Browser } from 'puppeteer-core';
import { noteMessages, readMessages, type Engine, type Program } from './engine.ts';

const openWindow = async (browser: Browser, downloads: string): Promise<Engine> => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const resize = async (width: number, height: number) => {
    // Puppeteer also sets an orientation, which Firefox ESR 140 does not support; the size still applies.
    await page.setViewport({ width, height }).catch((error: unknown) => {
      if (!String(error).includes('setScreenOrientationOverride')) throw error;
    });
  };
  await resize(1280, 800);
  await page.evaluateOnNewDocument(noteMessages);
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${String(error)}`));
  return {
    downloads,
    goto: async (url) => {
      // The tests' own expectations wait for anything that loads later.
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    resize,
    // Puppeteer's locators wait for frame events that Firefox ESR 140 does not send.
    click: async (selector) => (await page.waitForSelector(selector, { visible: true }))?.click(),
    hover: async (selector) => (await page.waitForSelector(selector, { visible: true }))?.hover(),
    type: async (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    evaluate: async <Parameters extends unknown[], Result>(
      run: (...parameters: Parameters) => Result,
      ...parameters: Parameters
    ) =>
      // Puppeteer also accepts handles as parameters, which its types cannot distinguish from these.
      (await page.evaluate(run as (...all: unknown[]) => unknown, ...parameters)) as Result,
    messages: async () => [...said, ...(await page.evaluate(readMessages))],
    close: () => context.close(),
  };
};

/** Firefox, over WebDriver BiDi. */
export const startFirefox = async (downloads: string): Promise<Program> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '',
    protocol: 'webDriverBiDi',
    // The certificates of the tests are not in any trust store.
    acceptInsecureCerts: true,
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
      'pdfjs.disabled': true,
    },
  });
  return {
    open: () => openWindow(browser, downloads),
    close: async () => {
      // Firefox sometimes does not exit after a download.
      await Promise.race([browser.close(), pause(10_000, undefined, { ref: false })]);
      browser.process()?.kill('SIGKILL');
    },
  };
};
