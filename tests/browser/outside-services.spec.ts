import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { buildCopy, openProjectCopy } from '../fixtures/project-copy.ts';
import { expect, expectComplaints, siteTest, touch } from './test.ts';

/** Settings that switch on every outside service, with made-up accounts. */
const everyVendor = {
  BOOKING_URL: 'https://booking.example.com/free-review',
  STRIPE_BUY_BUTTON_ID: 'buy_btn_1TestOnly',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_TestOnly',
  EMAIL_MARKETING_SCRIPT_URL: 'https://assets.example.com/universal.js?a=1&b=2',
  EMAIL_MARKETING_FORM_URL: 'https://forms.example.com/f/1',
  ANALYTICS_MEASUREMENT_ID: 'G-AB12CD34EF',
};

/** A stand-in for Stripe's script, which draws its button in an iframe in its shadow tree. */
const buyButtonScript = `customElements.define('stripe-buy-button', class extends HTMLElement {
  connectedCallback() {
    this.attachShadow({ mode: 'open' }).append(document.createElement('iframe'));
  }
});`;

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

const html = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/html', body });

interface Network {
  /** Every request that would have left this machine. */
  asked: string[];
  /** The stand-in answers, by URL prefix. */
  answers: Record<string, (route: Route) => Promise<void>>;
}

/** Tests on a site with every outside service, none of which is really reached. */
const test = siteTest.extend<{ network: Network }, { builtWithVendors: string }>({
  builtWithVendors: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const copy = await openProjectCopy();
      await buildCopy(copy, [], everyVendor);
      await use(join(copy.root, 'dist'));
      await copy.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  dist: async ({ builtWithVendors }, use) => use(builtWithVendors),
  settings: everyVendor,
  network: [
    async ({ context, baseURL, complaints }, use) => {
      const network: Network = {
        asked: [],
        answers: {
          'https://js.stripe.com/v3/buy-button.js': script(buyButtonScript),
          'https://assets.example.com/': script('window.emailScriptRan = true'),
          'https://www.googletagmanager.com/': script(''),
          'https://booking.example.com/': html('Their calendar'),
          'https://forms.example.com/': html('<p>Their form</p>'),
        },
      };
      await context.route(
        (url) => url.origin !== baseURL,
        async (route) => {
          const address = route.request().url();
          network.asked.push(address);
          const known = Object.entries(network.answers).find(([start]) =>
            address.startsWith(start),
          );
          await (known ? known[1](route) : route.abort());
        },
      );
      await use(network);
      // These requests were answered here.
      const others = complaints.filter((complaint) => !complaint.startsWith('elsewhere:'));
      complaints.splice(0, complaints.length, ...others);
    },
    { auto: true },
  ],
});

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

const buyButton = (page: Page) => page.locator('[data-buy-button]');
const missing = 'The payment button didn’t load';

test('the buy button loads when the visitor scrolls near it, its frame has a title, and a text replaces it when it fails', async ({
  page,
  network,
  complaints,
}) => {
  await page.goto('/playbook');
  await page.mouse.move(300, 300, { steps: 2 });
  await expect(page.getByRole('region', { name: 'Analytics' })).toBeVisible();
  expect(network.asked).toEqual([]);
  await page.getByRole('link', { name: 'Purchase Playbook' }).click();
  await expect(buyButton(page)).toHaveAttribute('data-buy-button', 'ready');
  expect(network.asked).toEqual(['https://js.stripe.com/v3/buy-button.js']);
  const button = page.locator('stripe-buy-button');
  await expect(button).toHaveAttribute('buy-button-id', everyVendor.STRIPE_BUY_BUTTON_ID);
  await expect(button).toHaveAttribute('publishable-key', everyVendor.STRIPE_PUBLISHABLE_KEY);
  await expect(button.locator('iframe')).toHaveAttribute(
    'title',
    'Buy the Search Ranking Playbook',
  );
  network.answers = {};
  await page.reload();
  await page.getByRole('link', { name: 'Purchase Playbook' }).click();
  await expect(buyButton(page).getByText(missing)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tell me when it’s out' }).last()).toBeVisible();
  await expectComplaints(complaints, 'ERR_FAILED', 'could not be loaded');
});

test('the email-marketing script loads once, after the first interaction, on its page only', async ({
  page,
  network,
}) => {
  await page.goto('/googlemesis');
  await page.waitForLoadState('networkidle');
  expect(network.asked).toEqual([]);
  await page.mouse.move(200, 200, { steps: 2 });
  await page.waitForFunction(() => 'emailScriptRan' in window);
  await page.goto('/freereviewlanding');
  await touch(page);
  expect(network.asked.filter((address) => address.includes('assets'))).toEqual([
    everyVendor.EMAIL_MARKETING_SCRIPT_URL,
  ]);
});

const counter = (page: Page) => page.locator('#sign-up iframe').contentFrame();

test('the sign-up frame shows the email service’s form, which cannot navigate the page away, or ours when it is unreachable', async ({
  page,
  network,
  complaints,
}) => {
  await page.goto('/freereviewlanding');
  await expect(counter(page).getByText('Their form')).toBeVisible();
  await expect(page.locator('#sign-up iframe')).toHaveCount(1);
  await expect(page.locator('#sign-up iframe')).not.toHaveAttribute('sandbox', /top-navigation/u);
  network.answers = {};
  await page.goto('/freereviewlanding');
  await expectComplaints(complaints, 'ERR_FAILED');
  await expect(counter(page).locator('form [type="email"]')).toBeInViewport({ ratio: 1 });
  await expect(counter(page).locator('form button[type="submit"]')).toBeInViewport({ ratio: 1 });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-up frame shows our own form, the booking button leads to its page in a new tab, and the playbook page says how to order', async ({
    page,
  }) => {
    await page.goto('/freereviewlanding');
    await page.getByRole('heading', { name: 'Stop Guessing' }).scrollIntoViewIfNeeded();
    await expect(counter(page).locator('form [type="email"]')).toBeVisible();
    const booking = page.getByRole('link', { name: 'BOOK YOUR FREE REVIEW' }).first();
    await expect(booking).toHaveAttribute('href', everyVendor.BOOKING_URL);
    await expect(booking).toHaveAttribute('target', '_blank');
    await expect(booking).toHaveAttribute('rel', /noopener/u);
    await page.goto('/playbook');
    await expect(buyButton(page).getByText(missing)).toBeVisible();
  });
});

const question = (page: Page) => page.getByRole('region', { name: 'Analytics' });
const say = async (page: Page, word: 'Yes, count my visit' | 'No thanks') => {
  await touch(page);
  await question(page).getByRole('button', { name: word }).click();
};

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The calls that Google would have received. */
const calls = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );

test('the consent banner never covers the focused control', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/contact');
  await touch(page);
  await expect(question(page)).toBeVisible();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const control = document.activeElement;
      // Past the last link, nothing has the focus.
      if (control === document.body) return undefined;
      const { left = 0, top = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      const isInFront = front?.closest('[data-analytics]') && !front.contains(control);
      return isInFront && !control?.closest('[data-analytics]') ? control?.outerHTML : undefined;
    });
    expect(covered).toBeUndefined();
  }
});

test('analytics asks for consent, counts nothing before it, and reports the real path and title after it', async ({
  page,
  network,
}) => {
  await page.goto('/reviewconfirmation?utm_source=letter&email=ana%40example.com');
  await touch(page);
  await expect(question(page)).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(network.asked).toEqual([]);
  expect(await calls(page)).toEqual([]);

  await say(page, 'Yes, count my visit');
  const library = 'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF';
  await expect.poll(() => network.asked).toEqual([library]);
  await expect(question(page)).toBeHidden();
  const view = {
    page_title: 'Confirmed! Your Free Website & SEO Review',
    page_path: '/reviewconfirmation',
    page_location: `${new URL(page.url()).origin}/reviewconfirmation?utm_source=letter`,
  };
  expect(await calls(page)).toContainEqual(['event', 'page_view', view]);
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  const [consent, , , config] = await calls(page);
  expect(consent).toMatchObject(['consent', 'default', denied]);
  expect(config?.[2]).toMatchObject({ send_page_view: false });
});

test('with consent, bookings, sent forms and downloaded guides are counted, but never what a visitor typed', async ({
  page,
}) => {
  const events = async () => (await calls(page)).map(([, event]) => event);
  await page.goto('/googlemesis');
  await say(page, 'Yes, count my visit');
  await page.getByPlaceholder('Your email address').fill('ana@example.com');
  await page.getByRole('button', { name: 'Get the Free Checklist' }).click();
  await expect.poll(events).toContain('guide_downloaded');
  expect(await events()).toEqual(expect.arrayContaining(['page_view', 'form_sent']));
  expect(JSON.stringify(await calls(page))).not.toContain('ana@');
  await page.goto('/freereviewlanding');
  await touch(page);
  await page.getByRole('link', { name: 'BOOK YOUR FREE REVIEW' }).first().click();
  await expect.poll(events).toContain('booking_click');
});

test('a refusal is remembered, nothing is counted, and it can be changed from the footer', async ({
  page,
  network,
}) => {
  await page.goto('/freereviewlanding');
  await say(page, 'No thanks');
  await page.getByRole('link', { name: 'BOOK YOUR FREE REVIEW' }).first().click();
  await page.goto('/playbook');
  await touch(page);
  const choice = page.getByRole('button', { name: 'Analytics choice' });
  await expect(choice).toBeVisible();
  await expect(question(page)).toBeHidden();
  const google = () => network.asked.filter((address) => address.includes('google'));
  expect(await calls(page)).toEqual([]);
  expect(google()).toEqual([]);

  await choice.click();
  await say(page, 'Yes, count my visit');
  await expect.poll(() => google().length).toBe(1);

  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1; path=/';
  });
  await choice.click();
  await say(page, 'No thanks');
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.reload();
  await touch(page);
  await page.waitForLoadState('networkidle');
  expect(google()).toHaveLength(1);
});

test('a browser with Global Privacy Control is neither asked nor counted', async ({
  page,
  network,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('analyticsConsent', 'granted');
  });
  await page.goto('/playbook');
  await touch(page);
  await page.waitForLoadState('networkidle');
  await expect(question(page)).toBeHidden();
  expect(network.asked).toEqual([]);
});
