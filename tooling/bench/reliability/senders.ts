import { randomBytes, randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqliteLeadStore } from '@agency/leads/sqlite/sqlite-lead-store.ts';
import type { Finding } from '../report.ts';

/** A sender of the contact form, with an IP address and one keep-alive connection of their own. */
interface Visitor {
  address: string;
  agent: Agent;
}

/** The number becomes the address, so that no two visitors share a rate limit. */
const createVisitor = (number: number): Visitor => ({
  address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  agent: new Agent({ keepAlive: true, maxSockets: 1 }),
});

/** A unique contact request of typical length. */
const uniqueInquiry = (id: string) => ({
  name: 'Ana Ruiz',
  email: `${id}@example.com`,
  service: 'Web Design',
  brief: `A site for my bakery, please. ${randomBytes(300).toString('base64')}`,
  submissionId: id,
  elapsed: '30000',
});

/** Sends one form; returns the status, or 0 if the connection failed, and the submission id. */
const sendForm = (url: string, { address, agent }: Visitor) => {
  const id = randomUUID();
  const body = new URLSearchParams(uniqueInquiry(id)).toString();
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
    accept: 'application/json',
    'x-forwarded-for': address,
  };
  return new Promise<{ status: number; id: string }>((resolve) => {
    const options = { method: 'POST', agent, headers };
    const sending = request(`${url}/contact`, options, async (answer) => {
      await text(answer).catch(() => '');
      resolve({ status: answer.statusCode ?? 0, id });
    });
    sending.on('error', () => resolve({ status: 0, id }));
    sending.end(body);
  });
};

interface Crowd {
  /** The URLs of the servers; visitors are distributed among them. */
  urls: readonly string[];
  visitors: number;
  /** Forms per second, for all visitors together. */
  rate: number;
  seconds: number;
}

export interface Answer {
  status: number;
  id: string;
  /** Measured from when the form was due: a sender that lags behind makes it longer, never shorter. */
  milliseconds: number;
}

/** Visitors send forms evenly over the given time, each the next one when it is due. */
export const sendForms = async ({ urls, visitors, rate, seconds }: Crowd): Promise<Answer[]> => {
  const begin = performance.now() + 200;
  const between = (visitors / rate) * 1000;
  const answers: Answer[] = [];

  const visit = async (url: string, visitor: Visitor, first: number) => {
    for (let due = first; due < begin + seconds * 1000; due += between) {
      await pause(Math.max(0, due - performance.now()));
      const answer = await sendForm(url, visitor);
      answers.push({ ...answer, milliseconds: performance.now() - due });
    }
    visitor.agent.destroy();
  };

  const numbers = Array.from({ length: visitors }, (_, number) => number);
  await Promise.all(
    numbers.map((number) =>
      visit(
        urls[number % urls.length] ?? '',
        createVisitor(number),
        begin + (number / visitors) * between,
      ),
    ),
  );
  return answers;
};

/** The statuses of the forms that were not stored. */
export const notStored = (answers: readonly Pick<Answer, 'status'>[], when = ''): Finding => {
  const others = answers.map(({ status }) => status).filter((status) => status !== 201);
  return {
    what: `not stored${when && ` ${when}`} (0: no answer)`,
    measured: others.join(', ') || 'none',
    holds: others.length === 0,
  };
};

/** Compares acknowledged forms with stored ones. Each email address begins with its submission id. */
export const checkStored = async (
  directory: string,
  answers: readonly Answer[],
): Promise<Finding[]> => {
  const store = openSqliteLeadStore({ directory });
  const stored: string[] = [];
  for await (const { document } of store.exportRecords())
    if (document) stored.push(document.data.email.split('@')[0] ?? '');
  await store.close();
  const known = new Set(stored);
  const missing = answers.filter(({ status, id }) => status === 201 && !known.has(id)).length;
  const twice = stored.length - known.size;
  return [
    { what: 'acknowledged and missing', measured: missing, holds: missing === 0 },
    { what: 'stored twice', measured: twice, holds: twice === 0 },
  ];
};
