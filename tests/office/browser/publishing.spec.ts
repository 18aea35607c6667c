import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { futurePost } from '../../fixtures/future-post.ts';
import { phone } from '../../browser/test.ts';
import { expect, noteOf, officeTest as test, open, post, publish, save } from './test.ts';

// Each test builds the site twice, on a phone.
test.describe.configure({ timeout: 1_200_000 });
test.use(phone);

test('a published change goes live, the other one stays a draft, and the previous site can be brought back', async ({
  signedIn: page,
  office,
}) => {
  const note = async (words: string) => {
    await open(page, 'content/packages/elite-visible');
    await noteOf(page).fill(words);
    await save(page);
  };
  await open(page, 'publish');
  await expect(page.getByText(/would be sent to http:\/\/localhost/u)).toBeVisible();
  await note('with one month of support');
  await publish(page, /nothing answers at/u);
  // The answer is asked for, so it is the same after a restart of the back office.
  await page.reload();
  await expect(page.getByText('Everything you saved is published.')).toBeVisible();
  await expect(page.getByText('In place, but nothing answers')).toBeVisible();

  const server = await office.serve();
  await page.reload();
  await expect(page.getByText('Everything you saved is live.')).toBeVisible();
  await expect(page.getByText('Live now')).toBeVisible();
  const served = async (path: string) => (await fetch(`${server.address}${path}`)).text();
  expect(await served('/elitevisible')).toContain('with one month of support');
  await note('with two months of support');
  await open(page, 'content/pages/about');
  await page.getByLabel('Heading', { exact: true }).first().fill('The two of us');
  await save(page);
  await open(page, 'publish');
  const waiting = page.getByRole('region', { name: 'What visitors don’t see yet' });
  const about = waiting.getByRole('listitem').filter({ hasText: 'About Us' });
  await about.getByText('Before and after').tap();
  await expect(about.getByText(/After: .*The two of us/u)).toBeVisible();
  await waiting.getByRole('checkbox', { name: 'About Us' }).tap();
  await expect(about.getByText('Stays a draft')).toBeVisible();
  expect(await accessibilityFindings(page)).toEqual([]);
  await waiting.getByRole('button', { name: 'Publish 1 of 2' }).tap();
  await expect(page.getByText(/Visitors see it now/u)).toBeVisible({ timeout: 400_000 });
  await expect(page.getByRole('link', { name: 'See the live site' })).toBeVisible();
  await expect
    .poll(() => served('/elitevisible'), { timeout: 60_000 })
    .toContain('with two months of support');
  expect(await served('/about')).not.toContain('The two of us');
  await expect(about).toBeVisible();

  // A choice that needs something else is refused. Whoever was on another screen by then is told, too.
  const source = await office.read('content/blog/essentialswebsitepages/index.md');
  const linking = await office.read(`${post}/index.md`);
  const added = source.replace(/^title: .*$/mu, 'title: A brand-new post');
  mkdirSync(join(office.root, 'content/blog/brand-new'));
  await office.write('content/blog/brand-new/index.md', added);
  await office.write(`${post}/index.md`, `${linking}\nRead [the new post](/brand-new).\n`);
  const newPost = waiting.getByRole('checkbox', { name: 'A brand-new post' });
  await page.reload();
  await newPost.uncheck();
  await waiting.getByRole('button', { name: 'Publish 2 of 3' }).tap();
  await expect(async () => {
    await open(page, 'content');
    await open(page, '');
    expect(await page.getByText('The last publication didn’t go through.').isVisible()).toBe(true);
  }).toPass();
  await office.write(`${post}/index.md`, `${linking}\nIt links to [the new post](/brand-new).\n`);
  await open(page, 'publish');
  const refusal = page.getByRole('alert').getByText('What you chose needs “A brand-new post”');
  await expect(refusal).toBeVisible();
  await newPost.uncheck();
  await waiting.getByRole('button', { name: 'Choose it, too' }).tap();
  await expect(newPost).toBeChecked();
  rmSync(join(office.root, 'content/blog/brand-new'), { recursive: true });
  await office.write(`${post}/index.md`, linking);

  await page
    .getByRole('button', { name: /Restore/u })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Restore it' }).tap();
  await expect
    .poll(() => served('/elitevisible'), { timeout: 60_000 })
    .toContain('with one month of support');
  await expect(waiting.getByRole('checkbox', { name: 'Both of them' })).toBeChecked();
  await expect(waiting.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await server.stop();
});

test('a scheduled post is published, stays hidden until its minute, and takes no draft with it', async ({
  signedIn: page,
  office,
}) => {
  const { timeZone } = parse(await office.read('content/business.yml')) as { timeZone: string };
  const moment = new Date(Date.now() + 3 * 60_000);
  const day = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(moment);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(moment);
  mkdirSync(join(office.root, 'content/blog/ahead'));
  const text = futurePost(await office.read('content/blog/essentialswebsitepages/index.md'));
  await office.write('content/blog/ahead/index.md', text);
  await open(page, 'content/blog/ahead');
  await page.getByLabel('Published', { exact: true }).fill(day);
  await page.getByLabel('Goes out at (optional)').fill(time);
  await save(page);
  await open(page, 'publish');
  const waiting = page.getByRole('region', { name: 'What visitors don’t see yet' });
  const ahead = waiting.getByRole('listitem').filter({ hasText: 'A post from the future' });
  await expect(ahead.getByText(/^Goes out /u)).toBeVisible();
  await publish(page, /^Published[.,]/u);
  await open(page, 'content/packages/starter');
  await noteOf(page).fill('a draft');
  await save(page);
  const isOut = async () =>
    existsSync(join(office.root, 'dist/site/ahead.html')) &&
    (await office.read('dist/site/blog.html')).includes('A post from the future');
  // On a machine that builds for more than three minutes, the post is out at once.
  if (Date.now() < moment.getTime() - 60_000) expect(await isOut()).toBe(false);
  await expect.poll(isOut, { timeout: 700_000, intervals: [2000] }).toBe(true);
  expect(Date.now()).toBeGreaterThan(moment.getTime() - 60_000);
  expect(await office.read('dist/content/packages.yml')).not.toContain('a draft');
});
