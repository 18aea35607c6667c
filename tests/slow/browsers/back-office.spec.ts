import { contactSubmission } from '../../../leads/submission.fixture.ts';
import { startBackOffice } from '../../fixtures/back-office.ts';
import { expect, test } from './test.ts';

test('the back office edits, and answers leads', async ({ engine }) => {
  const office = await startBackOffice((store) =>
    store.add(contactSubmission({ name: 'Rosa Delgado' }, { receivedAt: new Date() })),
  );
  const shows = (selector: string, words: string) =>
    expect
      .poll(
        () =>
          engine.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector),
        { timeout: 20_000 },
      )
      .toContain(words);
  try {
    await engine.goto(office.url);
    await shows('h1', 'Good to see you');
    await engine.evaluate(() => (location.hash = '#/content/packages/elite-visible'));
    await shows('h1', 'Elite & Visible');
    await engine.click('#root_note');
    await engine.type('#root_note', ' here');
    await engine.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Save')
        ?.click(),
    );
    await expect.poll(() => office.read('content/packages.yml')).toMatch(/note: .*support here/u);
    await engine.evaluate(() => (location.hash = '#/leads'));
    await shows('main', 'Rosa Delgado');
    await engine.click('main a[href^="#/leads/"]');
    await shows('h1', 'Rosa Delgado');
    await engine.evaluate(() =>
      [...document.querySelectorAll('button')]
        .find(({ textContent }) => textContent === 'Mark as answered')
        ?.click(),
    );
    await shows('main header', 'Answered');
  } finally {
    await office.stop();
  }
});
