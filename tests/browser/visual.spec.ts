import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtPages } from '../fixtures/built-pages.ts';
import { launchOptions } from '../fixtures/chromium.ts';
import { contactForm, fillWithScript, sendButton } from '../fixtures/contact-form.ts';
import { familyOf } from '../fixtures/page-families.ts';
import { expect, expectComplaints, test } from './test.ts';
import { scrollByWheel } from './wheel.ts';

test.use({
  launchOptions: launchOptions('dejavu'),
  // Half the size is enough to see what moved, and light enough to commit.
  deviceScaleFactor: 0.5,
});

const sizes = { 390: { width: 390, height: 844 }, 1280: { width: 1280, height: 800 } };
const widths = [390, 1280] as const;

/** Typefaces and the pictures in view are there, and what moves by itself has moved. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    });
    await Promise.all(inView.map((image) => image.decode()));
    const moving = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline);
    await Promise.all(moving.map(({ finished }) => finished));
  });

/** Changes with the words and pictures of a page. */
const contentHash = async (page: Page): Promise<string> => {
  const content = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const code of body.querySelectorAll('script, style')) code.remove();
    const pictures = [...document.images].map(({ src }) => new URL(src).pathname);
    return [body.textContent, ...pictures].join('\n');
  });
  return createHash('sha256').update(content).digest('hex').slice(0, 8);
};

/**
 * Compares what is in view with its reference. A page whose words or pictures
 * were edited since has none: then there is nothing to compare, and it says so.
 */
const expectLooks = async (page: Page, screen: string, fullPage = false): Promise<void> => {
  await settle(page);
  const info = test.info();
  const name = `${screen}-${await contentHash(page)}.png`;
  if (info.config.updateSnapshots === 'none' && !existsSync(info.snapshotPath(name))) {
    console.log(`The content of ${screen} was edited. Look at it, and run npm run visual:accept.`);
    return;
  }
  await expect(page).toHaveScreenshot(name, {
    animations: 'allow',
    scale: 'device',
    maxDiffPixelRatio: 0.01,
    fullPage,
  });
};

/** The guide is offered once a day: today it was. */
const declineGuide = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem('authorityFunnelPopupDate', new Date().toLocaleDateString('sv-SE')),
  );

const families = Map.groupBy(builtPages, ({ path }) => familyOf(path));

for (const [family, [first]] of families)
  test(`${family} looks as accepted half-way down, in motion`, async ({ page, complaints }) => {
    const { path = '/', status } = first ?? {};
    await declineGuide(page);
    for (const width of widths) {
      await page.setViewportSize(sizes[width]);
      await page.goto(path);
      if (status !== 200) await expectComplaints(complaints, `status of ${status}`);
      await scrollByWheel(page, 0.5);
      await expectLooks(page, `${family}-${width}`);
    }
  });

test('the guide popup on home looks as accepted', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.runFor(15_000);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.clock.resume();
  await expectLooks(page, 'popup-1280');
});

test('the open desktop menu looks as accepted', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('banner').locator('[data-menu] summary').first().click();
  await expectLooks(page, 'menu-1280');
});

test('the open mobile menu looks as accepted', async ({ page }) => {
  await page.setViewportSize(sizes[390]);
  await page.goto('/about');
  await page.getByRole('banner').locator('[data-mobile-menu] summary').click();
  await expectLooks(page, 'menu-390');
});

for (const width of widths) {
  test(`the error summary of the contact form looks as accepted at ${width} px`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize(sizes[width]);
    await page.goto('/contact');
    await contactForm(page).evaluate((form: HTMLFormElement) => form.submit());
    await expect(contactForm(page).getByRole('alert')).toBeVisible();
    await expectLooks(page, `contact-errors-${width}`);
    await expectComplaints(complaints, 'status of 422');
  });

  test(`the dialog that thanks looks as accepted at ${width} px`, async ({ page }) => {
    await page.setViewportSize(sizes[width]);
    await page.goto('/contact');
    await fillWithScript(page);
    await sendButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // The form behind it has gone, and where that leaves the page is of no interest.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectLooks(page, `thanks-dialog-${width}`);
  });
}

test.describe('at rest', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/about', '/elitevisible'])
    test(`${path} looks as accepted from top to bottom`, async ({ page }) => {
      await page.goto(path);
      await scrollByWheel(page);
      await page.evaluate(() => scrollTo(0, 0));
      await expectLooks(page, `${path.slice(1)}-whole`, true);
    });
});
