import { accessibilityFindings } from '../fixtures/accessibility.ts';
import { inquiry } from '../fixtures/contact-form.ts';
import { dollars, packageOf } from '../fixtures/content.ts';
import { openMailServer } from '../fixtures/mail-server.ts';
import { contactField, sendButton, thanks } from './contact-form.ts';
import { devices, expect, siteTest as test } from './test.ts';

const { name, href, price, weeks, order } = packageOf('visibility-audit');
const begins = 'Work starts when you’ve paid.';

for (const [device, options] of devices) {
  // On a desktop with script, on a phone without.
  const javaScriptEnabled = device === 'desktop';

  test.describe(device, () => {
    test.use({ ...options, javaScriptEnabled });

    test(`on a ${device}, form, thanks and mail of an order name the package, its price and what happens when`, async ({
      page,
      site,
    }) => {
      const mailbox = await openMailServer();
      await site.start(mailbox.settings);
      await page.goto(href);
      await page.getByRole('link', { name: order?.button ?? '', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      const main = page.getByRole('main');
      for (const words of [dollars(price), begins, `Ready in ${weeks}`])
        await expect(main).toContainText(words);
      if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([]);
      await contactField(page, 'name').fill(inquiry.name);
      await contactField(page, 'email').fill(inquiry.email);
      await sendButton(page).click();
      await expect(thanks(page)).toBeVisible();
      for (const words of [name, dollars(price), begins]) await expect(main).toContainText(words);
      if (javaScriptEnabled) expect(await accessibilityFindings(page)).toEqual([]);
      await expect.poll(() => mailbox.mails).toHaveLength(1);
      expect(mailbox.mails[0]?.email).toMatchObject({
        subject: `${name} order (${dollars(price)}) from ${inquiry.email}`,
        text: expect.stringContaining('send the payment link'),
      });
      await mailbox.close();
    });
  });
}
