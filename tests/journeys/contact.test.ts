import { expect, test } from 'vitest';
import { fillContactForm, readContactForm, request, sendButton } from '../fixtures/contact-form.ts';
import { openSite } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

test.for(['phone', 'desktop'] as const)('on a %s, a visitor sends the form and is thanked', async (device) => {
  const site = await openSite();
  const { page } = await visit(site, '/contact', { device });
  await fillContactForm(page);
  await sendButton(page).click();
  const modal = page.getByRole('dialog', { name: 'Thank You!' });
  await modal.waitFor();
  expect(await modal.locator('p').textContent()).toBe("Your service request has been submitted successfully. We'll be in touch in a few hours!");
  expect(await readContactForm(page)).toEqual({ name: '', email: '', service: '', brief: '' });
  expect(await site.leads('contacts')).toEqual([{ id: expect.any(String), data: { ...request, timestamp: expect.any(String) } }]);
});
