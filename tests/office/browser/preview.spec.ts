import { expect, officeTest as test, open } from './test.ts';

test('a click on a word opens its field, the focused field is shown on the page, and links work once click-to-edit is off', async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await open(page, 'content/pages/home');
  const preview = page.frameLocator('iframe');
  const headline = preview.getByRole('heading', { level: 1 });
  // No source marks are left in the text for a visitor to copy or a screen reader to read.
  await expect(headline).toHaveText(/^[\p{L}\p{P}\p{Z}]+$/u, { timeout: 120_000 });
  // The page may be reloading at that moment.
  await expect(async () => {
    await headline.click({ timeout: 5000 });
    await expect(page.locator('#root_hero_heading')).toBeFocused({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await page.getByText('Testimonials', { exact: true }).click();
  await page.locator('#root_testimonials_heading').focus();
  await expect(preview.locator('#testimonials h2')).toBeInViewport();
  await page.getByRole('button', { name: 'Click to edit' }).click();
  const contact = preview.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });
  await expect(async () => {
    await contact.click({ timeout: 5000 });
    await expect(headline).toHaveText(/Tell us/u, { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
});

test('a page that was still loading when the content changed catches up, even if its message is slow', async ({
  signedIn: page,
  office,
}) => {
  await open(page, 'content/pages/about');
  const preview = page.frameLocator('iframe');
  const headline = preview.getByRole('heading', { level: 1 });
  await expect(headline).toBeVisible({ timeout: 120_000 });
  const old = await headline.textContent();
  // While no page is connected, Vite keeps its announcement for the next one.
  const other = await page.context().newPage();
  const connected = other.waitForEvent('websocket').then((it) => it.waitForEvent('framereceived'));
  await other.goto((await page.locator('iframe').getAttribute('src')) ?? '');
  await connected;

  const start = Date.now();
  await page.routeWebSocket(/\?token=/u, (socket) => {
    const server = socket.connectToServer();
    const wait = Date.now() - start;
    socket.onMessage((message) => setTimeout(() => server.send(message), wait));
  });
  const { promise: changed, resolve: letItLoad } = Promise.withResolvers<undefined>();
  await page.route('**/@vite/client', async (route) => {
    await changed;
    await route.continue();
  });
  await page.reload();
  // Until its script runs, its words carry invisible marks.
  await expect(headline).toContainText(old ?? '', { timeout: 120_000 });
  const file = 'content/pages/about.yml';
  const before = await office.read(file);
  await office.write(file, before.replace(/heading: .*/u, 'heading: Words of just now'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Words of just now');
  letItLoad(undefined);
  await expect(headline).toHaveText('Words of just now', { timeout: 120_000 });
  await office.write(file, before);
});
