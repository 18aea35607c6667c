import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Someone who sends the contact form: an address of her own, and one connection that she keeps. */
export interface Visitor {
  address: string;
  agent: Agent;
}

/** The number becomes the address, so that no two visitors share a rate limit. */
export const createVisitor = (number: number): Visitor => ({
  address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  agent: new Agent({ keepAlive: true, maxSockets: 1 }),
});

/** A contact request of common length, unlike any other. */
const uniqueInquiry = (id: string) => ({
  name: 'Ana Ruiz',
  email: `${id}@example.com`,
  service: 'Web Design',
  brief: `A site for my bakery, please. ${randomBytes(300).toString('base64')}`,
  submissionId: id,
  elapsed: '30000',
});

const headersFor = ({ address }: Visitor, body: string) => ({
  'content-type': 'application/x-www-form-urlencoded',
  'content-length': Buffer.byteLength(body),
  accept: 'application/json',
  'x-forwarded-for': address,
});

/** Sends one form; tells the status, or 0 where the connection failed, and the id of the submission. */
export const sendForm = (
  url: string,
  visitor: Visitor,
): Promise<{ status: number; id: string }> => {
  const id = randomUUID();
  const body = new URLSearchParams(uniqueInquiry(id)).toString();
  return new Promise((resolve) => {
    const options = { method: 'POST', agent: visitor.agent, headers: headersFor(visitor, body) };
    const sending = request(`${url}/contact`, options, async (answer) => {
      await text(answer).catch(() => '');
      resolve({ status: answer.statusCode ?? 0, id });
    });
    sending.on('error', () => resolve({ status: 0, id }));
    sending.end(body);
  });
};

/** What a server must be told so that every visitor counts as one, and none is held up by a limit. */
export const withoutLimits = {
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMIT_MAX: '1000000',
  RATE_LIMIT_TOTAL: '100000000',
};
