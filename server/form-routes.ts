import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { recognizeCanary } from './canary/recognize-canary.ts';
import { readAddress } from './files/address.ts';
import { sendFilledPage, type PageTools } from './pages/send-filled-page.ts';
import { acknowledge, refuse } from './submissions/answer.ts';
import { isOwnRequest } from './submissions/is-own-request.ts';
import { limitRate, type RateLimits } from './submissions/limit-rate.ts';
import { readBody, type Body } from './submissions/read-body.ts';
import { readEntry } from './submissions/read-entry.ts';
import { foreign, foreignCanary } from './submissions/refusal.ts';
import { siteForms, type SiteForm } from './submissions/site-forms.ts';
import { submit, type SubmitTools } from './submissions/submit.ts';
import { createRepeatedTexts } from './spam/repeated-texts.ts';

export interface FormRoutesOptions
  extends PageTools, RateLimits, Omit<SubmitTools, 'log' | 'repeatedTexts'> {
  siteUrl: string;
  /** The secret that tests of ourselves are signed with; without one there are none. */
  canaryKey: string | undefined;
}

type Submitted = FastifyRequest<{ Body: Body | undefined }>;

/** A newsletter form sent by GET, as an old browser may: the address filled in, to be confirmed. Nothing is stored, and the address in the URL goes no further. */
const answerPrefilled = (request: FastifyRequest, reply: FastifyReply, options: PageTools) => {
  const email = new URLSearchParams(readAddress(request.url).query).get('email');
  if (email === null) return reply.callNotFound();
  return sendFilledPage(reply, options, {
    path: '/newsletter',
    slot: 'newsletter-form',
    state: { state: { values: { email }, submissionId: randomUUID() } },
    headers: { 'Referrer-Policy': 'no-referrer' },
  });
};

/** The routes that take the site's forms. */
export const formRoutes = async (app: FastifyInstance, options: FormRoutesOptions) => {
  const limits = await limitRate(app, options);
  const repeatedTexts = createRepeatedTexts();

  const receive = async (request: Submitted, reply: FastifyReply, form: SiteForm) => {
    const { body, headers, sender, log } = request;
    const { values, refusal: unreadable } = readEntry(headers['content-type'], body);
    const canary = recognizeCanary(request, options.canaryKey);
    const attempt = { form, values, sender, canary: canary === 'ours' };
    const refusal =
      (await limits.bySender(request)) ??
      (isOwnRequest(request, options.siteUrl) ? undefined : foreign) ??
      (canary === 'foreign' ? foreignCanary : undefined) ??
      unreadable ??
      (await limits.inAll(request)) ??
      (await submit(attempt, { ...options, repeatedTexts, log }));
    if (body === 'too large') reply.header('Connection', 'close');
    return refusal ? refuse(reply, options, { attempt, refusal }) : acknowledge(reply, form);
  };

  app.addContentTypeParser('*', (request: FastifyRequest, payload: Readable) =>
    readBody(payload, Number(request.headers['content-length'] ?? 0)),
  );
  for (const form of siteForms) {
    app.post(form.path, (request: Submitted, reply) => receive(request, reply, form));
  }
  app.get('/newsletter', (request, reply) => answerPrefilled(request, reply, options));
};
