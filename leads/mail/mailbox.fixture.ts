import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerAddress } from 'smtp-server';
import { onTestFinished } from 'vitest';

interface ReceivedMail {
  sender: string;
  recipients: string[];
  email: Email;
}

export interface MailboxOptions {
  /** The reply to each message after its data: a refusal, or nothing to accept it. Called with the number of the try, from 1. */
  refuse?: (attempt: number) => { code: number; text: string } | undefined;
  /** Of a mailbox that was closed before; any free one otherwise. */
  port?: number;
}

const parse = async (raw: Buffer, from: SMTPServerAddress | false, to: SMTPServerAddress[]) => ({
  sender: from ? from.address : '',
  recipients: to.map(({ address }) => address),
  email: await PostalMime.parse(raw),
});

/** A real mail server on this machine that keeps what it accepts; closed when the test ends. */
export const openMailbox = async ({ refuse, port = 0 }: MailboxOptions = {}) => {
  const mails: ReceivedMail[] = [];
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: async (stream, { envelope }, answer) => {
      const raw = await buffer(stream);
      attempts += 1;
      const refusal = refuse?.(attempts);
      if (refusal) {
        answer(Object.assign(new Error(refusal.text), { responseCode: refusal.code }));
        return;
      }
      mails.push(await parse(raw, envelope.mailFrom, envelope.rcptTo));
      answer(null, 'Taken');
    },
  });
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  onTestFinished(close);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const address = server.server.address() as AddressInfo;
  return { mails, close, port: address.port, url: `smtp://127.0.0.1:${address.port}` };
};
