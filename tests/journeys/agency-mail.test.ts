import { expect, test } from 'vitest';
import { openAgencyMailbox } from '../fixtures/agency-mailbox.ts';
import {
  inquiry,
  fillContactForm,
  sendButton,
  untilThanked,
  urlEncoded,
} from '../fixtures/contact-form.ts';
import { siteContent } from '../fixtures/content.ts';
import { runLeadsTool } from '../fixtures/leads-tool.ts';
import { openSite, type Site } from '../fixtures/site.ts';
import { visit } from '../fixtures/visitor.ts';

const send = async (site: Site, changes: Partial<typeof inquiry> = {}) => {
  const answer = await fetch(`${site.url}/contact`, urlEncoded({ ...inquiry, ...changes }));
  expect(answer.status).toBe(303);
};

const outbox = async ({ directory }: Site) =>
  (await runLeadsTool(directory, 'outbox', 'list')).output;

test('the agency hears of a request by mail, and can answer the visitor directly', async () => {
  const mailbox = await openAgencyMailbox();
  const site = await openSite(mailbox.settings);
  const { page } = await visit(site, '/contact');
  await fillContactForm(page);
  await sendButton(page).click();
  await untilThanked(page);
  await expect.poll(() => mailbox.mails).toHaveLength(1);

  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({
    sender: 'site@marigold.example',
    recipients: ['studio@marigold.example'],
    email: {
      from: { name: siteContent.name, address: 'site@marigold.example' },
      to: [{ address: 'studio@marigold.example' }],
      replyTo: [{ name: 'Ana Ruiz', address: 'ana@example.com' }],
      subject: 'New Web Design inquiry from Ana Ruiz',
    },
  });
  const [lead] = await site.leads('contacts');
  expect(mail?.email.messageId).toBe(`<${lead?.id}@marigold.example>`);
  for (const words of ['Ana Ruiz', 'ana@example.com', 'Web Design', 'A site for my bakery.']) {
    expect(mail?.email.text).toContain(words);
    expect(mail?.email.html).toContain(words);
  }
});

test('what a visitor types can change no header and no markup of the mail', async () => {
  const mailbox = await openAgencyMailbox();
  const site = await openSite(mailbox.settings);
  const name = 'Eve\r\nBcc: everyone@example.com\r\n\r\n<script>alert(1)</script>';
  await send(site, { name, email: 'eve@example.com, all@example.com', brief: '<img src=x>' });
  await expect.poll(() => mailbox.mails).toHaveLength(1);
  const [mail] = mailbox.mails;
  expect(mail?.recipients).toEqual(['studio@marigold.example']);
  expect(mail?.email).not.toHaveProperty('bcc');
  expect(mail?.email).not.toHaveProperty('replyTo');
  expect(mail?.email.html).not.toMatch(/<script|<img/u);
});

test('a mail server that is down for a while costs no mail', async () => {
  const mailbox = await openAgencyMailbox();
  mailbox.now('refuses for now');
  const site = await openSite(mailbox.settings);
  await send(site);
  await expect.poll(() => outbox(site)).toMatch(/waiting[\s\S]*451/u);
  expect(mailbox.mails).toEqual([]);

  mailbox.now('accepts');
  expect(await runLeadsTool(site.directory, 'outbox', 'retry')).toMatchObject({ code: 0 });
  await send(site, { name: 'Bea Ortiz' });
  await expect.poll(() => mailbox.mails).toHaveLength(2);
});

test('a mail that is refused for good is kept and listed, and sent once someone asks', async () => {
  const mailbox = await openAgencyMailbox();
  mailbox.now('refuses for good');
  const site = await openSite(mailbox.settings);
  await send(site);
  await expect.poll(() => outbox(site)).toMatch(/dead[\s\S]*550/u);
  expect(await site.leads('contacts')).toHaveLength(1);

  mailbox.now('accepts');
  await runLeadsTool(site.directory, 'outbox', 'retry');
  await site.start(mailbox.settings);
  await expect.poll(() => mailbox.mails).toHaveLength(1);
});

test('without a mail server the mail waits until there is one', async () => {
  const mailbox = await openAgencyMailbox();
  const site = await openSite();
  await send(site);
  expect(await outbox(site)).toContain('waiting');
  await site.start(mailbox.settings);
  await expect.poll(() => mailbox.mails).toHaveLength(1);
});

test('a mail server that never answers keeps no visitor waiting', async () => {
  const site = await openSite();
  const mailbox = await openAgencyMailbox();
  mailbox.now('hangs');
  await site.start(mailbox.settings);
  await send(site);
  await expect.poll(() => mailbox.tries).toEqual(['hangs']);
  const before = performance.now();
  await send(site, { name: 'Bea Ortiz' });
  expect(performance.now() - before).toBeLessThan(2000);
  expect(await site.leads('contacts')).toHaveLength(2);
});
