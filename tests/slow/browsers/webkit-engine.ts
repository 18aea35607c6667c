import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Builder, By, Key, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../fixtures/free-port.ts';
import { noteMessages, readMessages, type Engine, type Program } from './engine.ts';

/** A virtual display, since WebKitGTK has no headless mode. */
const openDisplay = async () => {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const lines = createInterface({ input: screen.stdio[3] as Readable });
  const [number] = (await once(lines, 'line')) as [string];
  return { screen, display: `:${number}` };
};

/** Writes browser settings: the download folder, and a toolbar style that allows windows as narrow as a phone. */
const writeSettings = async (directory: string, downloads: string): Promise<void> => {
  await mkdir(join(directory, 'gtk-3.0'), { recursive: true });
  await writeFile(
    join(directory, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0 }',
  );
  await writeFile(join(directory, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
};

const connect = async (port: number): Promise<WebDriver> => {
  const binary = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser')[0];
  const capabilities = {
    browserName: 'MiniBrowser',
    acceptInsecureCerts: true,
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  };
  for (let tries = 0; ; tries += 1)
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (tries === 20) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
};

const openWindow = async (driver: WebDriver, downloads: string): Promise<Engine> => {
  const find = (selector: string) => driver.findElement(By.css(selector));
  const evaluate: Engine['evaluate'] = (run, ...parameters) =>
    driver.executeScript(`return (${run.toString()})(...arguments)`, ...parameters);
  const bringIntoView = (selector: string) =>
    evaluate((place: string) => {
      document.querySelector(place)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
  /** Retries, since the window resizes after the driver has answered, and its frame size is unknown until then. */
  const resize = async (width: number, height: number): Promise<void> => {
    await driver.wait(async () => {
      const [frameWidth, frameHeight, pageWidth, pageHeight] = await evaluate(() => [
        outerWidth - innerWidth,
        outerHeight - innerHeight,
        innerWidth,
        innerHeight,
      ]);
      if (pageWidth === width && pageHeight === height) return true;
      const rect = { width: width + (frameWidth ?? 0), height: height + (frameHeight ?? 0) };
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...rect });
      return false;
    }, 10_000);
  };
  await resize(1280, 800);
  return {
    downloads,
    resize,
    evaluate,
    goto: async (url) => {
      await driver.get(url);
      // The driver cannot run this before the page's own scripts.
      // The retry is for the back office, whose first page redirects at once.
      await evaluate(noteMessages).catch(() => evaluate(noteMessages));
    },
    click: async (selector) => {
      // Succeeds once the element stands still and is not covered.
      const tryToClick = async () => {
        await bringIntoView(selector);
        return find(selector)
          .click()
          .then(
            () => true,
            () => false,
          );
      };
      await driver.wait(tryToClick, 10_000);
    },
    hover: async (selector) => {
      await bringIntoView(selector);
      await driver
        .actions()
        .move({ origin: find(selector) })
        .perform();
    },
    type: (selector, text) => find(selector).sendKeys(text),
    press: (key) =>
      driver
        .actions()
        .sendKeys({ Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }[key])
        .perform(),
    messages: () => evaluate(readMessages),
    close: () => driver.quit(),
  };
};

/** WebKitGTK's MiniBrowser, over WebDriver. */
export const startWebKit = async (downloads: string): Promise<Program> => {
  const directory = await mkdtemp(join(tmpdir(), 'webkit-'));
  await writeSettings(directory, downloads);
  const { screen, display } = await openDisplay();
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1', XDG_CONFIG_HOME: directory },
    stdio: 'ignore',
  });
  return {
    open: async () => openWindow(await connect(port), downloads),
    close: async () => {
      service.kill();
      screen.kill();
      await rm(directory, { recursive: true, maxRetries: 5 });
    },
  };
};
