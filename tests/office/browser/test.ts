import { expect as base, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openBackOffice, type BackOffice } from '../back-office.ts';

/** A step in the back office can check all content, write a git commit and render a page, so it may take a while. */
export const expect = base.configure({ timeout: 40_000 });

/** Playwright's `test` with its own back office and a signed-in browser. */
export const officeTest = test.extend<{ signedIn: Page }, { office: BackOffice }>({
  office: [openBackOffice, { scope: 'worker', timeout: 300_000 }],
  signedIn: async ({ page, office }, use) => {
    await page.goto(office.url);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good to see you');
    await use(page);
  },
});

export const open = async (page: Page, place: string) => {
  await page.evaluate((hash) => (location.hash = hash), `#/${place}`);
  await expect(page.getByText('One moment …')).toHaveCount(0);
};

export const save = async (page: Page) => {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByText('All saved')).toBeVisible();
};

/** Publishes. `outcome` is the final message on the screen. */
export const publish = async (page: Page, outcome: RegExp) => {
  await open(page, 'publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(outcome)).toBeVisible({ timeout: 400_000 });
};

export const discard = async (page: Page) => {
  await page.getByRole('button', { name: 'Discard', exact: true }).last().click();
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
};

/** A white picture. */
export const pngOf = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'white' } })
    .png()
    .toBuffer();

// The note field of a package.
export const noteOf = (page: Page) => page.getByLabel('Note (optional)', { exact: true });

/** The path of a post, both in the back office and in the project. */
export const post = 'content/blog/websiteredesignsigns';
