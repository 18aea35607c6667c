import { expect as base, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openBackOffice, type BackOffice } from '../back-office.ts';

/** Behind a screen of the back office the whole content is checked, git writes a commit, and a page is rendered anew. */
export const expect = base.configure({ timeout: 40_000 });

/** Playwright's `test` with a back office of its own, and a browser that it knows. */
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

/** `outcome` is what the screen says at the end. */
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

// Of a package.
export const noteOf = (page: Page) => page.getByLabel('Note (optional)', { exact: true });

/** Where a post is edited, and its folder. */
export const post = 'content/blog/websiteredesignsigns';
