import type { BrowserContext, Page, Route } from '@playwright/test';
import { beforeAll, expect, test } from 'vitest';
import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { openSite } from '../fixtures/site.ts';
import { buildWithVendors, everyVendor, openSiteWithVendors } from '../fixtures/vendor-site.ts';
import { expectComplaints, visit, type Visitor, type VisitorOptions } from '../fixtures/visitor.ts';

beforeAll(buildWithVendors, 180_000);

/** Draws its button in a frame of its shadow tree, as Stripe's does. */
const buyButtonScript = `customElements.define('stripe-buy-button', class extends HTMLElement {
  connectedCallback() {
    const frame = document.createElement('iframe');
    setTimeout(() => this.attachShadow({ mode: 'open' }).append(frame), 50);
  }
});`;

const emailScript = `window.emailScriptRuns = (window.emailScriptRuns ?? 0) + 1;`;

interface Network {
  /** Every request that would have left this machine. */
  asked: string[];
  /** What answers in its place, by the beginning of the address. */
  answers: Record<string, (route: Route) => Promise<void>>;
}

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

const stayHere = async (context: BrowserContext, siteUrl: string): Promise<Network> => {
  const network: Network = {
    asked: [],
    answers: {
      'https://js.stripe.com/v3/buy-button.js': script(buyButtonScript),
      'https://assets.example.com/': script(emailScript),
      'https://www.googletagmanager.com/': script(''),
      'https://forms.example.com/': (route) =>
        route.fulfill({ contentType: 'text/html', body: '<p>Their form</p>' }),
    },
  };
  await context.route(
    (url) => url.origin !== siteUrl,
    async (route) => {
      const address = route.request().url();
      network.asked.push(address);
      const [, answer] = Object.entries(network.answers).find(([start]) =>
        address.startsWith(start),
      ) ?? [undefined, (one: Route) => one.abort()];
      await answer(route);
    },
  );
  return network;
};

/** A visitor on a page of the site with every outside service, none of which is reached. */
const visitWithVendors = async (path: string, options: VisitorOptions = {}) => {
  const site = await openSiteWithVendors();
  const visitor = await visit(site, '/healthz', options);
  const network = await stayHere(visitor.context, site.url);
  await visitor.page.goto(path);
  return { ...visitor, network };
};

/** Takes out the notes of requests to outside services; that they stay here is `stayHere`'s business. */
const forgetRequests = ({ complaints }: Visitor) => {
  const others = complaints.filter((complaint) => !complaint.startsWith('elsewhere:'));
  complaints.splice(0, complaints.length, ...others);
};

const place = (page: Page) => page.locator('[data-buy-button]');

test('the buy button is fetched when the visitor nears it, and its frame has a title', async () => {
  const visitor = await visitWithVendors('/playbook');
  const { page, network } = visitor;
  await page.mouse.move(300, 300);
  await page.waitForTimeout(300);
  expect(network.asked).toEqual([]);
  await page.getByRole('link', { name: 'Purchase Playbook' }).click();
  await page.locator('[data-buy-button="ready"]').waitFor();
  expect(network.asked).toEqual(['https://js.stripe.com/v3/buy-button.js']);
  const button = page.locator('stripe-buy-button');
  expect(await button.getAttribute('buy-button-id')).toBe(everyVendor.STRIPE_BUY_BUTTON_ID);
  expect(await button.getAttribute('publishable-key')).toBe(everyVendor.STRIPE_PUBLISHABLE_KEY);
  expect(await button.locator('iframe').getAttribute('title')).toBe(
    'Buy the Search Ranking Playbook',
  );
  expect(await page.getByRole('link', { name: 'TELL ME WHEN IT IS OUT' }).isVisible()).toBe(true);
  forgetRequests(visitor);
});

test('a buy button that does not come leaves words and the way to be told', async () => {
  const visitor = await visitWithVendors('/playbook', { device: 'phone' });
  const { page, network, complaints } = visitor;
  network.answers = {};
  await page.getByRole('link', { name: 'Purchase Playbook' }).click();
  await page.locator('[data-buy-button="failed"]').waitFor();
  expect(await place(page).getByText('The payment button did not come through').isVisible()).toBe(
    true,
  );
  expect(await page.getByRole('link', { name: 'TELL ME WHEN IT IS OUT' }).isVisible()).toBe(true);
  forgetRequests(visitor);
  expect(complaints.splice(0).join()).toContain('ERR_FAILED');
});

test('without script the playbook page says how to order without the button', async () => {
  const { page } = await visitWithVendors('/playbook', { javaScript: false });
  expect(await place(page).getByText('The payment button did not come through').isVisible()).toBe(
    true,
  );
});

test('the email-marketing script comes once, after the first interaction, on its page only', async () => {
  const visitor = await visitWithVendors('/googlemesis');
  const { page, network } = visitor;
  await page.waitForTimeout(300);
  expect(network.asked).toEqual([]);
  await page.mouse.move(200, 200, { steps: 2 });
  await page.waitForFunction(() => 'emailScriptRuns' in window);
  await page.mouse.move(400, 400);
  await page.keyboard.press('Tab');
  await page.waitForTimeout(200);
  expect(network.asked).toEqual([everyVendor.EMAIL_MARKETING_SCRIPT_URL]);
  expect(await page.evaluate(() => Reflect.get(window, 'emailScriptRuns'))).toBe(1);

  await page.goto('/freereviewlanding');
  await page.mouse.move(200, 200);
  await page.waitForTimeout(200);
  expect(network.asked.filter((address) => address.includes('assets.example.com'))).toHaveLength(1);
  forgetRequests(visitor);
});

test('the sign-up frame shows the email service’s form, and the booking button its page in a new tab', async () => {
  const visitor = await visitWithVendors('/freereviewlanding', { javaScript: false });
  const { page } = visitor;
  await page.getByRole('heading', { name: 'Stop Guessing' }).scrollIntoViewIfNeeded();
  const frame = page.frameLocator('iframe[title="Sign up for the free website visibility audit"]');
  await frame.getByText('Their form').waitFor();
  const booking = page.getByRole('link', { name: 'BOOK YOUR FREE REVIEW' }).first();
  expect(await booking.getAttribute('href')).toBe(everyVendor.BOOKING_URL);
  expect(await booking.getAttribute('target')).toBe('_blank');
  expect(await booking.getAttribute('rel')).toContain('noopener');
  forgetRequests(visitor);
});

const question = (page: Page) => page.getByRole('region', { name: 'Analytics' });

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([name, event]) => name === 'event' && event === 'page_view')
      .map(([, , view]) => view),
  );

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

test('analytics is asked for, counts nothing before, and reports the real path and title after', async () => {
  const visitor = await visitWithVendors('/reviewconfirmation?email=ana%40example.com');
  const { page, network } = visitor;
  await question(page).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(network.asked).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();

  await question(page).getByRole('button', { name: 'Yes, count my visit' }).click();
  await expect.poll(() => network.asked.length).toBe(1);
  expect(network.asked[0]).toBe('https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF');
  expect(await question(page).isHidden()).toBe(true);
  expect(await pageViews(page)).toEqual([
    {
      page_title: 'Confirmed! Your Free Website & SEO Review',
      page_path: '/reviewconfirmation',
      page_location: `${new URL(page.url()).origin}/reviewconfirmation`,
    },
  ]);
  const [consent, , , config] = await page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => Array.from(entry as ArrayLike<unknown>)),
  );
  expect(consent).toEqual([
    'consent',
    'default',
    {
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    },
  ]);
  expect(config?.[2]).toMatchObject({ send_page_view: false });

  await page.goto('/playbook');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  expect(await question(page).isHidden()).toBe(true);
  forgetRequests(visitor);
});

const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([name, event]) => name === 'event' && event !== 'page_view')
      .map(([, event, details]) => [event, (details as Record<string, unknown>)['page_path']]),
  );

test('bookings, sent forms and taken guides are counted once she agreed, and never what she typed', async () => {
  const visitor = await visitWithVendors('/googlemesis');
  const { page } = visitor;
  await question(page).getByRole('button', { name: 'Yes, count my visit' }).click();
  await page.getByPlaceholder('Your email address').fill('ana@example.com');
  await page.getByRole('button', { name: 'Get the Free Checklist' }).click();
  await expect
    .poll(() => events(page))
    .toEqual([
      ['form_sent', '/googlemesis'],
      ['guide_downloaded', '/googlemesis'],
    ]);
  const everything = () =>
    page.evaluate(() =>
      JSON.stringify(window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>))),
    );
  expect(await everything()).not.toContain('ana@');

  await page.goto('/freereviewlanding');
  await expect.poll(() => pageViews(page)).toHaveLength(1);
  await page.getByRole('link', { name: 'BOOK YOUR FREE REVIEW' }).first().click();
  await expect.poll(() => events(page)).toEqual([['booking_click', '/freereviewlanding']]);
  await expectComplaints(visitor, 'elsewhere: https://booking.example.com/');
  forgetRequests(visitor);
});

test('what happens without her consent is counted by nobody', async () => {
  const visitor = await visitWithVendors('/freereviewlanding');
  const { page, network } = visitor;
  await question(page).getByRole('button', { name: 'No, thank you' }).click();
  await page.getByRole('link', { name: 'BOOK YOUR FREE REVIEW' }).first().click();
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  expect(network.asked.filter((address) => address.includes('google'))).toEqual([]);
  await expectComplaints(visitor, 'elsewhere: https://booking.example.com/');
  forgetRequests(visitor);
});

test('a no is remembered, and can be taken back from the footer', async () => {
  const visitor = await visitWithVendors('/playbook');
  const { page, network } = visitor;
  await question(page).getByRole('button', { name: 'No, thank you' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await question(page).isHidden()).toBe(true);
  expect(network.asked).toEqual([]);

  await page.getByRole('button', { name: 'Analytics choice' }).click();
  await question(page).getByRole('button', { name: 'Yes, count my visit' }).click();
  await expect.poll(() => network.asked.length).toBe(1);

  await page.evaluate(() => {
    document.cookie = '_ga=GA1.1; path=/';
  });
  await page.getByRole('button', { name: 'Analytics choice' }).click();
  await question(page).getByRole('button', { name: 'No, thank you' }).click();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(network.asked).toHaveLength(1);
  forgetRequests(visitor);
});

test('a browser with Global Privacy Control is neither asked nor counted', async () => {
  const { page, network, context } = await visitWithVendors('/playbook');
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    localStorage.setItem('analyticsConsent', 'granted');
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(await question(page).isHidden()).toBe(true);
  expect(network.asked).toEqual([]);
});

test('each page lets in only the services it shows', async () => {
  const site = await openSiteWithVendors();
  const policyOf = async (path: string) =>
    (await fetch(site.url + path)).headers.get('content-security-policy') ?? '';
  const playbook = await policyOf('/playbook');
  expect(playbook).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/u);
  expect(playbook).toMatch(/frame-src [^;]*https:\/\/js\.stripe\.com/u);
  expect(playbook).not.toContain('example.com');
  const guide = await policyOf('/googlemesis');
  expect(guide).toMatch(/script-src [^;]*https:\/\/assets\.example\.com/u);
  expect(guide).not.toMatch(/stripe|forms\.example/u);
  const review = await policyOf('/freereviewlanding');
  expect(review).toMatch(/frame-src 'self' https:\/\/forms\.example\.com;/u);
  expect(review).not.toMatch(/stripe|assets\.example/u);
  expect(await policyOf('/about')).toContain('https://*.googletagmanager.com');
  expect(await policyOf('/embed/free-review')).not.toContain('https:');
});

test('with nothing set, no page sets a cookie or asks another server for anything', async () => {
  const visitor = await visit(await openSite(), '/');
  const { page, context } = visitor;
  for (const path of ['/contact', '/playbook', '/googlemesis', '/freereviewlanding', '/']) {
    await page.goto(path);
    await page.mouse.move(200, 200);
    await page.waitForLoadState('networkidle');
  }
  // Requests to other servers are complaints of the visitor's browser, which fail the test.
  expect(await context.cookies()).toEqual([]);
});

test('with nothing set, no page holds anything of an outside service', async () => {
  const site = await openSite();
  for (const path of ['/', '/playbook', '/googlemesis', '/freereviewlanding']) {
    const answer = await fetch(site.url + path);
    const traces = /js\.stripe|buy_btn|googletagmanager|analytics|consent|dataLayer|example\.com/iu;
    expect((await answer.text()).match(traces)?.[0], path).toBeUndefined();
    expect(answer.headers.get('content-security-policy')).not.toContain('https:');
  }
});
