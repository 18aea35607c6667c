import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startBackOffice, type BackOffice } from '../back-office.ts';
import { launchOptions } from '../../fixtures/chromium.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { startTlsProxy } from '../../fixtures/tls-proxy.ts';

interface OfficeBehindTls extends BackOffice {
  previewUrl: string;
  /** The link that the command line prints. */
  invite: (...words: string[]) => Promise<string>;
  /** The hash of the key that a browser has to trust. */
  spki: string;
}

export interface HostedOffice extends OfficeBehindTls {
  browser: Browser;
}

const run = promisify(execFile);

/** The back office behind Caddy and TLS, as it is on a server. */
const startHostedOffice = async (): Promise<OfficeBehindTls> => {
  const directory = await mkdtemp(join(tmpdir(), 'hosted-'));
  const [port, adminPort] = [await freePort(), await freePort()];
  const url = `https://office.localhost:${port}`;
  const settings = { ADMIN_URL: url, ADMIN_PORT: String(adminPort) };
  const office = await startBackOffice(settings);
  const sites = (await readFile('ops/vps/Caddyfile.office', 'utf8'))
    .replaceAll('office.example.com', `office.localhost:${port}`)
    .replace('127.0.0.1:4322', `127.0.0.1:${adminPort}`)
    .replace('127.0.0.1:4323', `127.0.0.1:${adminPort + 1}`);
  const proxy = await startTlsProxy({ directory, sites, url });
  const environment = { ...settings, DATA_DIR: join(office.root, 'data') };
  return {
    ...office,
    url,
    previewUrl: `https://preview.office.localhost:${port}`,
    spki: proxy.spki,
    invite: async (...words) => {
      const { stdout } = await run(process.execPath, ['office/main.ts', 'invite', ...words], {
        cwd: office.root,
        env: { PATH: process.env['PATH'], ...environment },
      });
      return stdout.trim().split('\n').at(-1) ?? '';
    },
    stop: async () => {
      await proxy.stop();
      await office.stop();
      await rm(directory, { recursive: true, maxRetries: 3 });
    },
  };
};

/** Playwright's `test` with a back office that people sign in to. */
export const hostedTest = test.extend<object, { hosted: HostedOffice }>({
  hosted: [
    async ({ playwright }, use) => {
      const { args = [], ...options } = launchOptions();
      const office = await startHostedOffice();
      const trust = `--ignore-certificate-errors-spki-list=${office.spki}`;
      const browser = await playwright.chromium.launch({ ...options, args: [...args, trust] });
      await use({ ...office, browser });
      await browser.close();
      await office.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

/** A device of somebody's: a browser with an authenticator of its own. */
export const newDevice = async (
  { browser }: HostedOffice,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  context.setDefaultTimeout(40_000);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return page;
};
