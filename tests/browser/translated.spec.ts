import type { Page } from '@playwright/test';
import { inquiry } from '../fixtures/contact-form.ts';
import {
  alertOf,
  contactField,
  contactForm,
  expectEntries,
  fillContactForm,
  openFilledIn,
  sendButton,
  untilScriptIsThere,
} from './contact-form.ts';
import { expect, expectComplaints, siteTest as test } from './test.ts';

// A translator or an extension has changed the page: React finds other nodes than those it rendered.

/**
 * Translates a page as Chrome and Google do: every text, including later ones,
 * is replaced by other words in two nested `font` elements. Runs in the page.
 */
const translatePage = (): void => {
  const untouched = 'font, script, style, textarea, [translate="no"]';

  const translate = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(untouched)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  };

  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };

  translateIn(document.body);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) translateIn(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
};

const meant = 'qa@gmail.com';

/** The names of the fields marked as invalid. */
const marked = (page: Page) =>
  contactForm(page)
    .locator('[aria-invalid]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name')));

test('the contact form works on a translated page, and nothing is lost', async ({ page, site }) => {
  await page.goto('/contact');
  await page.evaluate(translatePage);
  await contactField(page, 'name').pressSequentially('An');
  await untilScriptIsThere(page);
  await expect(contactField(page, 'name')).toBeFocused();
  await contactField(page, 'name').pressSequentially('a Ruiz');
  await expect(contactField(page, 'name')).toHaveValue(inquiry.name);
  await expect(contactForm(page).locator('label').first()).toHaveText('YOUR NAME');

  await fillContactForm(page, { ...inquiry, email: 'qa@gmial.com' });
  const suggestion = contactForm(page).locator('[data-email-suggestion]');
  await suggestion.getByRole('button', { name: meant }).click();
  await expect(contactField(page, 'email')).toHaveValue(meant);
  await expect(suggestion).toBeEmpty();

  await contactField(page, 'name').fill('');
  await sendButton(page).click();
  await expect(alertOf(page).getByRole('listitem')).toHaveText(['ENTER YOUR NAME']);
  await contactField(page, 'name').fill(inquiry.name);
  await contactField(page, 'brief').fill('');
  await sendButton(page).click();
  await expect.poll(() => marked(page)).toEqual(['brief']);
  await contactField(page, 'brief').fill(inquiry.brief);
  await sendButton(page).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await site.leads('contacts')).toMatchObject([{ data: { ...inquiry, email: meant } }]);
});

test('when an extension removes a message of the form, the form keeps its entries, says that nothing was sent, and can be sent', async ({
  page,
  site,
  complaints,
}) => {
  await openFilledIn(page, { ...inquiry, name: '' });
  await sendButton(page).click();
  await contactForm(page)
    .locator('#contact-name-error')
    .evaluate((message) => message.remove());
  // React fails as it tries to remove the missing message, and the visitor goes on in a plain form.
  await contactField(page, 'name').pressSequentially(inquiry.name);
  await expectComplaints(complaints, 'NotFoundError');
  await expect(alertOf(page)).toContainText('Everything you typed is still here.');
  await expectEntries(page);
  expect(await site.leads('contacts')).toEqual([]);
  await sendButton(page).click();
  await expect(page).toHaveURL('/contact/sent');
  expect(await site.leads('contacts')).toMatchObject([{ data: inquiry }]);
});
