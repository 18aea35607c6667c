import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAddress } from './files/address.ts';
import { sendFilledPage, type PageTools } from './pages/send-filled-page.ts';
import { acknowledge, refuse } from './submissions/answer.ts';
import { isOwnRequest } from './submissions/is-own-request.ts';
import { limitRate } from './submissions/limit-rate.ts';
import { readBody, type Body } from './submissions/read-body.ts';
import { readEntry } from './submissions/read-entry.ts';
import { foreign } from './submissions/refusal.ts';
import { siteForms, type SiteForm } from './submissions/site-forms.ts';
import { submit, type SubmitTools } from './submissions/submit.ts';

export interface FormRoutesOptions extends PageTools, Omit<SubmitTools, 'log'> {
  siteUrl: string;
  /** Submissions one sender may make in ten minutes. */
  rateLimitMax: number;
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
  const overLimit = await limitRate(app, options.rateLimitMax);

  const receive = async (request: Submitted, reply: FastifyReply, form: SiteForm) => {
    const { body, headers, sender, log } = request;
    const { values, refusal: unreadable } = readEntry(headers['content-type'], body);
    const attempt = { form, values, sender };
    const refusal =
      (await overLimit(request)) ??
      (isOwnRequest(request, options.siteUrl) ? undefined : foreign) ??
      unreadable ??
      (await submit(attempt, { ...options, log }));
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
