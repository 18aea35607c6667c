import { expect, test } from 'vitest';
import {
  alertOf,
  inquiry,
  fillContactForm,
  readContactForm,
  sendButton,
  untilScriptIsThere,
  untilThanked,
  urlEncoded,
} from '../fixtures/contact-form.ts';
import { runLeadsTool } from '../fixtures/leads-tool.ts';
import { openSite } from '../fixtures/site.ts';
import { expectComplaints, visit } from '../fixtures/visitor.ts';

const fillHoneypot = (input: HTMLInputElement) => {
  input.value = 'https://spam.example';
};

test('a visitor whose browser fills everything in at once waits a moment and is thanked', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact', { hurried: true });
  await fillContactForm(page);
  await sendButton(page).click();
  await untilThanked(page);
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000);
  expect(await site.leads('contacts')).toHaveLength(1);
});

test('people do not meet the trap for programs: not by eye, not by key, not by screen reader', async () => {
  const site = await openSite();
  const { page } = await visit(site, '/contact');
  const trap = page.locator('main [name="company_site"]');
  expect(await trap.getAttribute('tabindex')).toBe('-1');
  expect(await trap.evaluate((input) => input.closest('[aria-hidden="true"]') !== null)).toBe(true);
  const box = await trap.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(0);
});

test.for([true, false])(
  'what fills in the trap is thanked, and held back for a person to judge (script: %s)',
  async (javaScript) => {
    const site = await openSite();
    const { page } = await visit(site, '/contact', { javaScript });
    await fillContactForm(page);
    await page.locator('main [name="company_site"]').evaluate(fillHoneypot);
    await sendButton(page).click();
    await untilThanked(page);
    expect(await site.leads('contacts')).toEqual([]);
    const { output } = await runLeadsTool(site.directory, 'spam');
    expect(output).toContain('the hidden field was filled in');
    const [, id = ''] = /^([\da-f]{32}) /mu.exec(output) ?? [];
    await runLeadsTool(site.directory, 'spam', 'restore', id);
    expect(await site.leads('contacts')).toMatchObject([{ id, data: inquiry }]);
  },
);

test.for([true, false])(
  'who sends very often is told when to come back, and keeps her entries (script: %s)',
  async (javaScript) => {
    const site = await openSite({ RATE_LIMIT_MAX: '1' });
    const visitor = await visit(site, '/contact', { javaScript });
    const { page } = visitor;
    await fetch(`${site.url}/contact`, urlEncoded(inquiry));
    await fillContactForm(page, { ...inquiry, name: 'Bea Ortiz' });
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await sendButton(page).click();
    expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(0);
    await alertOf(page).waitFor();
    expect(await alertOf(page).textContent()).toContain(
      'You have sent forms very often, so nothing was sent this time. Please try again in 10 minutes.',
    );
    await expectComplaints(visitor, 'status of 429');
    if (javaScript) await expectComplaints(visitor, 'Error submitting form');
    expect(await readContactForm(page)).toEqual({ ...inquiry, name: 'Bea Ortiz' });
    expect(await site.leads('contacts')).toHaveLength(1);
  },
);

test('a message of more than 64 KiB is refused with a clear sentence, and a shorter one is sent', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact');
  const { page } = visitor;
  const brief = 'A long story. '.repeat(5000);
  await fillContactForm(page, { ...inquiry, brief });
  await untilScriptIsThere(page);
  await sendButton(page).click();
  await alertOf(page).waitFor();
  expect(await alertOf(page).textContent()).toContain('That is more text than this form can take');
  await expectComplaints(visitor, 'status of 413', 'Error submitting form');
  expect((await readContactForm(page)).brief).toBe(brief);

  await fillContactForm(page, { ...inquiry, brief: brief.slice(0, 60_000) });
  await sendButton(page).click();
  await untilThanked(page);
  const [lead] = await site.leads('contacts');
  expect(lead?.data.brief).toHaveLength(60_000);
});

test('without script, a message of more than 64 KiB is refused, and Back brings it back', async () => {
  const site = await openSite();
  const visitor = await visit(site, '/contact', { javaScript: false });
  const { page } = visitor;
  const brief = 'A long story. '.repeat(5000);
  await fillContactForm(page, { ...inquiry, brief });
  await sendButton(page).click();
  await expectComplaints(visitor, 'status of 413');
  expect(await alertOf(page).textContent()).toContain('Please go back, shorten it');
  await page.goBack();
  expect((await readContactForm(page)).brief).toBe(brief);
  expect(await site.leads('contacts')).toEqual([]);
});
