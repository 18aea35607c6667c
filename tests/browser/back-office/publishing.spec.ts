import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { accessibilityFindings } from '../../fixtures/accessibility.ts';
import { writePost } from '../../fixtures/back-office.ts';
import { projects } from '../../fixtures/content.ts';
import { phone } from '../test.ts';
import { expect, noteOf, officeTest as test, open, publish, save } from './test.ts';

// Each goes on where the one before ended.
test.describe.configure({ mode: 'serial' });

test('the examples are taken off from the list before launch to the live site', async ({
  signedIn: page,
  office,
}) => {
  test.setTimeout(600_000);
  await open(page, 'launch');
  await page.getByRole('button', { name: 'Take the examples off' }).click();
  await page.getByRole('button', { name: 'Take them off' }).click();
  await expect(page.getByText('The examples are off once you publish.')).toBeVisible();
  await publish(page, /^Published/u);
  const server = await office.serve();
  const served = (path: string) => fetch(new URL(path, server.address));
  expect((await served(`/casestudies/${projects[0]?.id}`)).status).toBe(404);
  expect(await (await served('/casestudies')).text()).not.toContain('Made-up example');
  await server.stop();
});

test('what is published goes live and can be brought back', async ({ signedIn: page, office }) => {
  test.setTimeout(1_200_000);
  const change = async (title: string, outcome: RegExp) => {
    await open(page, 'content/packages/elite-visible');
    await noteOf(page).fill(title);
    await save(page);
    await publish(page, outcome);
    await expect(page.getByText('Everything you saved is live.')).toBeVisible();
  };
  await open(page, 'publish');
  await expect(page.getByText(/would be sent to http:\/\/localhost/u)).toBeVisible();
  await change('with one month of support', /nothing answers at/u);

  const server = await office.serve();
  const served = async () => (await fetch(`${server.address}/elitevisible`)).text();
  expect(await served()).toContain('with one month of support');
  await change('with two months of support', /Visitors see it now/u);
  await expect(page.getByRole('link', { name: 'See the live site' })).toBeVisible();
  await expect.poll(served, { timeout: 60_000 }).toContain('with two months of support');
  await page
    .getByRole('button', { name: /Restore/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Restore it' }).click();
  await expect.poll(served, { timeout: 60_000 }).toContain('with one month of support');
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  await server.stop();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('of two changes one is published, and the other stays a draft', async ({
    signedIn: page,
    office,
  }) => {
    test.setTimeout(600_000);
    // The other one, on Elite & Visible, was brought back to what it was.
    await open(page, 'content/pages/about');
    await page.getByLabel('Heading', { exact: true }).first().fill('The two of us');
    await save(page);
    await open(page, 'publish');
    const waiting = page.getByRole('region', { name: 'What visitors don’t see yet' });
    const other = waiting.getByRole('listitem').filter({ hasText: 'Elite & Visible' });
    await other.getByText('Before and after').tap();
    await expect(other.getByText(/After: .*two months of support/u)).toBeVisible();
    await waiting.getByRole('checkbox', { name: 'Elite & Visible' }).tap();
    await expect(other.getByText('Stays a draft')).toBeVisible();
    expect(await accessibilityFindings(page)).toEqual([]);
    await waiting.getByRole('button', { name: 'Publish 1 of 2' }).tap();
    await expect(page.getByText(/^Published/u)).toBeVisible({ timeout: 400_000 });
    await expect(waiting.getByRole('checkbox')).toHaveCount(1);
    await expect(other).toBeVisible();
    expect(await office.read('dist/content/pages/about.yml')).toContain('The two of us');
    expect(await office.read('dist/content/packages.yml')).not.toContain('two months of support');
    expect(await office.read('content/packages.yml')).toContain('with two months of support');
  });

  test('a post that is dated ahead is published, unseen until its minute, and no draft goes out by it', async ({
    signedIn: page,
    office,
  }) => {
    test.setTimeout(900_000);
    const note = async (words: string) => {
      await open(page, 'content/packages/starter');
      await noteOf(page).fill(words);
      await save(page);
    };
    // Alone, this test comes before any publication.
    const { timeZone } = parse(await office.read('content/site.yml')) as { timeZone: string };
    await writePost(office, 'ahead', (text) => `---\nhidden: true${text.slice(3)}`);
    await open(page, 'content/blog/ahead');
    const moment = new Date(Date.now() + 3 * 60_000);
    const [day, time] = [
      new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(moment),
      new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(moment),
    ];
    await page.getByLabel('Published', { exact: true }).fill(day);
    await page.getByLabel('Goes out at (optional)').fill(time);
    await page.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('All saved')).toBeVisible();
    await expect(page.getByText('as long as Hidden is ticked')).toBeVisible();
    await page.getByText('More: duplicate').tap();
    await page.getByRole('button', { name: 'Show it', exact: true }).tap();
    await expect(page.getByText('Visitors see it once you publish.')).toBeVisible();
    await open(page, 'publish');
    const waiting = page.getByRole('region', { name: 'What visitors don’t see yet' });
    const ahead = waiting.getByRole('listitem').filter({ hasText: 'A post from the future' });
    await expect(ahead.getByText(/Unseen until its time: /u)).toBeVisible();
    await publish(page, /^Published/u);
    await note('a draft');
    const isOut = async () =>
      existsSync(join(office.root, 'dist/site/ahead.html')) &&
      (await office.read('dist/site/blog.html')).includes('A post from the future');
    expect(await isOut()).toBe(false);
    await open(page, 'content');
    const row = page.getByRole('link', { name: /A post from the future/u });
    await expect(row).toContainText('Goes out later');
    await expect.poll(isOut, { timeout: 700_000, intervals: [2000] }).toBe(true);
    expect(Date.now()).toBeGreaterThan(moment.getTime() - 60_000);
    expect(await office.read('dist/content/packages.yml')).not.toContain('a draft');
    await open(page, '');
    await open(page, 'publish');
    await expect(waiting.getByRole('checkbox', { name: 'Starter' })).toBeVisible();
    await expect(ahead).toHaveCount(0);
  });
});

test('where a remote is set, a publication is pushed to it; what was pushed there meanwhile is told and not merged', async ({
  signedIn: page,
  office,
}) => {
  test.setTimeout(1_200_000);
  const remote = await mkdtemp(join(tmpdir(), 'remote-'));
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: office.root, encoding: 'utf8' });
  git('init', '--quiet', '--bare', '--initial-branch=main', remote);
  git('config', 'user.name', 'Owner');
  git('config', 'user.email', 'owner@example.com');
  git('checkout', '--quiet', '-B', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The beginning');
  git('remote', 'add', 'origin', remote);
  git('push', '--quiet', '--set-upstream', 'origin', 'main');

  await open(page, 'content/packages/elite-visible');
  await noteOf(page).fill('with a week of support');
  await save(page);
  await publish(page, /Sent to origin\/main too/u);
  const sent = () => git('--git-dir', remote, 'show', 'main:content/packages.yml');
  expect(sent()).toContain('with a week of support');

  git('commit', '--quiet', '--allow-empty', '--message', 'Somebody else');
  git('push', '--quiet');
  git('reset', '--quiet', '--soft', 'HEAD~1');
  await open(page, 'content/packages/elite-visible');
  await noteOf(page).fill('with a month of support');
  await save(page);
  await publish(page, /It wasn’t sent to the repository: tell an engineer/u);
  expect(sent()).toContain('with a week of support');
  expect(await office.read('dist/content/packages.yml')).toContain('with a month of support');
});
