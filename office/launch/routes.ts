import { randomUUID } from 'node:crypto';
import process from 'node:process';
import type { FastifyPluginAsync } from 'fastify';
import type { Finding } from '@agency/tooling/launch/content-findings.ts';
import { launchCheck } from '@agency/tooling/launch/launch-check.ts';
import { deliveryFailure, mailTrouble, openMailTransport } from '@agency/leads/mail/transport.ts';
import { siteName, titleOf } from '../content/entries.ts';
import { formLink } from '../content/field-problems.ts';
import type { OfficeServerContext } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** A finding with a link to where it can be fixed, if that is a screen of the back office. */
const shownFinding = ({ words, entry, field = [], screen, remedy }: Finding) => ({
  words,
  ...(entry && { title: titleOf(entry), link: formLink(entry, field) }),
  ...(screen && { link: [screen] }),
  remedy,
});

/** What is left to do before this checkout can go live. */
export const openFindings = async (root: string) => ({
  findings: await Array.fromAsync(launchCheck(root, process.env), shownFinding),
});

const testWords = 'This is a test. Emails about new leads will reach you here.';

const unready =
  'Nothing was sent. Fill in “Mail server”, “Sender” and “Receiver” in the settings, and save them first.';

/** The launch check, and a test email that proves that emails arrive. */
export const launchRoutes =
  ({ root, settings }: OfficeServerContext): FastifyPluginAsync =>
  async (app) => {
    app.get('/api/launch', async () => openFindings(root));
    app.post('/api/launch/test-mail', async () => {
      const { mail } = settings();
      if (!mail) throw new Refusal(unready, 409);
      const { smtpUrl, from, to } = mail;
      const brand = siteName(root);
      const transport = openMailTransport({
        smtpUrl,
        from: { name: brand, address: from },
        to: { name: brand, address: to },
      });
      try {
        const subject = `A test email of the ${brand} website`;
        const message = { subject, text: testWords, html: `<p>${testWords}</p>` };
        await transport.send(randomUUID(), message, AbortSignal.timeout(30_000));
      } catch (error) {
        const { description } = deliveryFailure(error);
        throw new Refusal(`It couldn’t be sent. ${mailTrouble(description)}`, 502);
      } finally {
        transport.close();
      }
      return { to };
    });
  };
