import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  test as base,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { launchOptions } from '../../fixtures/chromium.ts';
import { freePort } from '../../fixtures/free-port.ts';
import { startTlsProxy } from '../../fixtures/tls-proxy.ts';
import { phone } from '../../browser/test.ts';
import { startBackOffice, type BackOffice } from '../back-office.ts';
import { expect, open, save } from './test.ts';

interface OfficeBehindTls extends BackOffice {
  previewUrl: string;
  /** The link that the command line prints. */
  invite: (...words: string[]) => Promise<string>;
  /** The hash of the key that a browser has to trust. */
  spki: string;
}

interface HostedOffice extends OfficeBehindTls {
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
const test = base.extend<object, { hosted: HostedOffice }>({
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

/** A person's device: a browser with its own authenticator. */
const newDevice = async (
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

/** Expects no axe findings and no horizontal overflow. */
const expectFitForEverybody = async (page: Page) => {
  expect(await accessibilityFindings(page), page.url()).toEqual([]);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, `${page.url()} scrolls sideways`).toBe(0);
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The owner's webmail, which is another site. */
const mail = 'https://mail.example/';

/** Accepts an invitation by keyboard, up to the first screen. */
const accept = async (page: Page, link: string, name: string) => {
  await page.goto(link);
  await expect(heading(page)).toHaveText(`Welcome, ${name}`);
  await expectFitForEverybody(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Make a passkey' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Good to see you');
};

test('the owner enters by a link and invites an editor; both see each other in an entry, and the history says who changed it', async ({
  hosted,
}) => {
  const ana = await newDevice(hosted);
  const bea = await newDevice(hosted, phone);
  await accept(ana, await hosted.invite('Ana', 'Ruiz'), 'Ana Ruiz');

  await open(ana, 'team');
  await ana.getByLabel('Name', { exact: true }).fill('Bea');
  await ana.getByRole('button', { name: 'Make a link' }).click();
  const link = ana.getByLabel(/^Send this link to Bea/u);
  await expect(link).toHaveValue(/\/invitation#/u);
  await expectFitForEverybody(ana);
  await accept(bea, await link.inputValue(), 'Bea');

  await bea.getByRole('button', { name: 'Menu' }).click();
  await expect(bea.getByRole('link', { name: 'Publish', exact: true })).toBeVisible();
  await expect(bea.getByRole('link', { name: 'Leads' })).toHaveCount(0);
  await expect(bea.getByRole('link', { name: 'Team' })).toHaveCount(0);
  await open(bea, 'leads');
  await expect(bea.getByText('isn’t among what you may do')).toBeVisible();

  const entry = 'content/packages/elite-visible';
  await open(bea, entry);
  await open(ana, entry);
  await expect(ana.getByText('Bea is here too.')).toBeVisible();
  await expect(bea.getByText('Ana Ruiz is here too.')).toBeVisible();
  await bea.getByLabel('Note (optional)', { exact: true }).fill('with two years of support');
  await save(bea);
  await open(ana, 'history');
  await expect(ana.getByRole('listitem').filter({ hasText: 'two years of support' })).toContainText(
    'Bea',
  );
  await bea.context().close();

  await open(ana, 'team');
  await ana.setViewportSize(phone.viewport);
  await expectFitForEverybody(ana);
  await ana.context().close();
});

test('a link in a mail leads through the passkey sign-in to the lead, and signing out ends the access', async ({
  hosted,
}) => {
  const page = await newDevice(hosted, phone);
  await accept(page, await hosted.invite('Cy', '--role', 'inbox'), 'Cy');
  await expect(page.getByRole('link', { name: /^New leads/u })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Unpublished changes/u })).toHaveCount(0);
  const followLink = async () => {
    await page.goto(mail);
    await page.getByRole('link').click();
  };
  await page.route(mail, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${hosted.url}/#/leads">The lead</a>`,
    }),
  );
  await followLink();
  await expect(heading(page), 'signed in, it is there at once').toHaveText('Leads');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(heading(page)).toHaveText('Sign in to the back office');
  await expectFitForEverybody(page);

  await followLink();
  await expect(heading(page)).toHaveText('Sign in to the back office');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(heading(page)).toHaveText('Leads');
  await page.getByRole('link', { name: /Rosa Delgado/u }).click();
  await page.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Answered. Well done.')).toBeVisible();
  await page.context().close();
});

test('a script in the preview neither reads nor changes anything of the back office', async ({
  hosted,
}) => {
  const page = await newDevice(hosted);
  await accept(page, await hosted.invite('Di'), 'Di');
  await page.goto(`${hosted.previewUrl}/contact`);
  await expect(page.getByRole('main')).toBeVisible();
  // A page that loads while the preview starts is loaded again.
  await page.waitForLoadState('networkidle');
  expect(new URL(page.url()).origin).toBe(hosted.previewUrl);
  const tries = await page.evaluate(async (office) => {
    const credentials = 'include' as const;
    const asked = [
      fetch(`${office}/api/office`, { credentials }).then((answer) => answer.text()),
      fetch(`${office}/api/office`, { credentials, mode: 'no-cors' }).then((answer) =>
        answer.text(),
      ),
      navigator.credentials
        .get({
          publicKey: {
            challenge: new Uint8Array(32),
            rpId: new URL(office).hostname,
          },
        })
        .then((credential) => {
          const { response } = credential as PublicKeyCredential;
          return new TextDecoder().decode(response.clientDataJSON);
        }),
    ];
    await fetch(`${office}/api/team/invite`, {
      method: 'POST',
      credentials,
      mode: 'no-cors',
      body: JSON.stringify({ name: 'Mallory', role: 'owner' }),
    }).catch(() => undefined);
    const results = await Promise.allSettled(asked);
    return results.map((result) => (result.status === 'fulfilled' ? result.value : ''));
  }, hosted.url);
  expect(tries).toEqual(['', '', '']);
  await page.goto(hosted.url);
  await open(page, 'team');
  await expect(page.getByText('Invited Di', { exact: false })).toBeVisible();
  await expect(page.getByText('Mallory')).toHaveCount(0);
  await page.context().close();
});
