import { launch } from 'puppeteer-core';
import { noteMessages, readMessages, type Engine } from './engine.ts';

/** Firefox, over WebDriver BiDi. */
export const openFirefox = async (downloads: string): Promise<Engine> => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '',
    protocol: 'webDriverBiDi',
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'pdfjs.disabled': true,
    },
  });
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 800 });
  await page.evaluateOnNewDocument(noteMessages);
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`uncaught: ${String(error)}`));
  return {
    downloads,
    goto: async (url) => {
      await page.goto(url);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.locator(selector).click(),
    hover: (selector) => page.locator(selector).hover(),
    type: async (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    wheel: (distance) => page.mouse.wheel({ deltaY: distance }),
    evaluate: async <Parameters extends unknown[], Result>(
      run: (...parameters: Parameters) => Result,
      ...parameters: Parameters
    ) =>
      // Puppeteer lets a parameter be a handle, which its types cannot tell from these.
      (await page.evaluate(run as (...all: unknown[]) => unknown, ...parameters)) as Result,
    messages: async () => [...said, ...(await page.evaluate(readMessages))],
    close: () => browser.close(),
  };
};
