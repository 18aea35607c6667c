import {
  alertOf,
  contactField,
  fillContactForm,
  fillWithScript,
  inquiry,
  readContactForm,
  sendButton,
  untilThanked,
  urlEncoded,
} from '../fixtures/contact-form.ts';
import { runLeadsTool } from '../fixtures/leads-tool.ts';
import { expect, expectComplaints, test } from './test.ts';

const fillHoneypot = (input: HTMLInputElement) => {
  input.value = 'https://spam.example';
};

/** More than the server takes. */
const longStory = 'A long story. '.repeat(5000);

test.describe('a visitor whose browser fills everything in at once', () => {
  test.use({ hurried: true });

  test('is thanked, and not taken for a program', async ({ page, site }) => {
    await page.goto('/contact');
    await fillWithScript(page);
    await sendButton(page).click();
    await untilThanked(page);
    expect(await site.leads('contacts')).toHaveLength(1);
  });
});

test('people do not meet the trap for programs: not by eye, not by key, not by screen reader', async ({
  page,
}) => {
  await page.goto('/contact');
  const trap = page.getByRole('main').locator('[name="company_site"]');
  const unread = page.getByRole('main').locator('[aria-hidden="true"]');
  await expect(trap).toHaveAttribute('tabindex', '-1');
  await expect(unread.locator('[name="company_site"]')).toHaveCount(1);
  await expect(trap).not.toBeInViewport();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('what fills in the trap is thanked, and held back for a person to judge', async ({
      page,
      site,
    }) => {
      await page.goto('/contact');
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
    });

    test('who sends very often is told when to come back, and keeps her entries', async ({
      page,
      site,
      complaints,
    }) => {
      await site.start({ RATE_LIMIT_MAX: '1' });
      await page.goto('/contact');
      await fetch(`${site.url}/contact`, urlEncoded(inquiry));
      if (javaScriptEnabled) await fillWithScript(page);
      await fillContactForm(page, { ...inquiry, name: 'Bea Ortiz' });
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await sendButton(page).click();
      expect(Number((await answer).headers()['retry-after'])).toBeGreaterThan(0);
      await expect(alertOf(page)).toContainText(
        'You have sent forms very often, so nothing was sent this time. Please try again in 10 minutes.',
      );
      await expectComplaints(complaints, 'status of 429');
      if (javaScriptEnabled) await expectComplaints(complaints, 'Error submitting form');
      expect(await readContactForm(page)).toEqual({ ...inquiry, name: 'Bea Ortiz' });
      expect(await site.leads('contacts')).toHaveLength(1);
    });
  });

test('who writes more than 64 KiB is told to shorten it where she is, and a shorter text is sent', async ({
  page,
  site,
  complaints,
}) => {
  await page.goto('/contact');
  await fillWithScript(page, { ...inquiry, brief: longStory });
  await sendButton(page).click();
  await expect(alertOf(page)).toContainText('That is more text than this form can take');
  await expect(alertOf(page)).toContainText('Please shorten it and send it again.');
  await expect(alertOf(page)).not.toContainText('back');
  await expectComplaints(complaints, 'status of 413', 'Error submitting form');
  await expect(contactField(page, 'brief')).toHaveValue(longStory);

  await contactField(page, 'brief').fill(longStory.slice(0, 60_000));
  await sendButton(page).click();
  await untilThanked(page);
  const [lead] = await site.leads('contacts');
  expect(lead?.data.brief).toHaveLength(60_000);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('who writes more than 64 KiB is told that the Back button has her text, and it has', async ({
    page,
    site,
    complaints,
  }) => {
    await page.goto('/contact');
    await fillContactForm(page, { ...inquiry, brief: longStory });
    await sendButton(page).click();
    await expectComplaints(complaints, 'status of 413');
    await expect(alertOf(page)).toContainText(
      'go back with your browser’s Back button, shorten it',
    );
    await page.goBack();
    expect(await readContactForm(page)).toEqual({ ...inquiry, brief: longStory });

    await contactField(page, 'brief').fill(longStory.slice(0, 60_000));
    await sendButton(page).click();
    await page.waitForURL('/contact/sent');
    expect(await site.leads('contacts')).toHaveLength(1);
  });
});
