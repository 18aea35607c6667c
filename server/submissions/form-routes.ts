import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { doorOrigin } from '@agency/leads/forms/door.ts';
import { envelope } from '@agency/leads/forms/envelope.ts';
import type { FormAnswer, FormState } from '@agency/leads/forms/form.ts';
import { websiteField, type Seen } from '@agency/leads/forms/first-look.ts';
import { findOrder, orderField } from '@agency/leads/forms/order.ts';
import { recognizeCanary } from '../canary.ts';
import type { SiteFacts } from '../built-site.ts';
import type { Looks } from '../first-look/looks.ts';
import { sendFilledPage, turnAway, wantsJson, type PageTools } from '../pages.ts';
import type { Body } from '../read-body.ts';
import type { ServerSettings } from '../settings/settings.ts';
import { limitRate } from './rate-limit.ts';
import { readEntry } from './read-entry.ts';
import { crossOrigin, invalidCanary, tooMany, type Refusal } from './refusals.ts';
import { rememberTexts } from './spam.ts';
import { siteForms, submit, type Attempt, type SiteForm, type SubmitTools } from './submit.ts';

export interface FormRoutesOptions extends PageTools, Pick<SubmitTools, 'store' | 'onStored'> {
  settings: Pick<ServerSettings, 'siteUrl' | 'canaryKey' | 'rateLimitMax' | 'rateLimitTotal'>;
  facts: () => Pick<SiteFacts, 'orders'>;
  /** Undefined where nobody can look at websites, and until that is known. */
  looks: () => Looks | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Decided before the body arrives. The form is shown again with what the visitor typed. */
    refusal?: Refusal;
  }
}

type Submitted = FastifyRequest<{ Body: Body | undefined }>;

const hostOf = (origin: string) => URL.parse(origin)?.host;

/**
 * Whether a form was submitted from a page of this site, according to the browser. A page
 * without a referrer sends the origin `null`; then `Sec-Fetch-Site`, which no page can forge,
 * must confirm it. Programs send neither header and are let in: CSRF needs cookies, and the site
 * has none.
 */
export const isOwnRequest = (request: FastifyRequest, siteUrl: string): boolean => {
  const { origin, 'sec-fetch-site': fetchSite } = request.headers;
  if (fetchSite === 'cross-site') return false;
  // Browsers that send `Sec-Fetch-Site` also send the origin of every form.
  if (origin === undefined) return fetchSite !== 'same-site';
  if (origin === 'null') return fetchSite === 'same-origin';
  return origin === siteUrl || hostOf(origin) === request.host;
};

/** Confirms that a form is stored. A resubmission gets the same response. */
const acknowledge = (reply: FastifyReply, { form, values, order }: Attempt): FastifyReply => {
  reply.header('Cache-Control', 'no-store');
  const query = order === undefined ? '' : `?${orderField}=${values[orderField]}`;
  return wantsJson(reply.request)
    ? reply.code(201).send({ outcome: 'stored' } satisfies FormAnswer)
    : reply
        .code(303)
        .header('Location', form.thanksPath + query)
        .send();
};

/** What the visitor typed, without the envelope. */
const valuesToShowAgain = ({ form, values }: Attempt) =>
  Object.fromEntries(
    [...Object.keys(form.contract.shape), ...Object.keys(doorOrigin), orderField].flatMap(
      (name) => {
        const value = values[name];
        return value === undefined ? [] : [[name, value]];
      },
    ),
  );

/** The submission id from the form, if valid, so that resubmitting is idempotent; otherwise a new one. */
const submissionIdOf = ({ values }: Attempt) =>
  envelope.shape.submissionId.safeParse(values['submissionId']).data ?? randomUUID();

/** Says why a form was not stored: JSON for our script, or the form's page with all that the visitor typed. */
const refuse = async (
  reply: FastifyReply,
  tools: PageTools,
  { attempt, refusal }: { attempt: Attempt; refusal: Refusal },
): Promise<FastifyReply> => {
  const { path, slot } = attempt.form;
  const { status, sentence, sentenceOnNewPage, errors, retryAfterSeconds } = refusal;
  reply.code(status).header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
  if (wantsJson(reply.request))
    return reply.send({ message: sentence, errors } satisfies FormAnswer);
  const state: FormState = {
    values: valuesToShowAgain(attempt),
    submissionId: submissionIdOf(attempt),
    ...(errors ? { errors } : { alert: sentenceOnNewPage ?? sentence }),
  };
  return sendFilledPage(reply, tools, {
    path,
    filled: { slot, state: { state, ...(slot === 'first-look' && { seen: attempt.seen }) } },
    titlePrefix: 'Error: ',
    instead: refusal,
  });
};

/** What she saw of her website. After an hour, only the address that she typed is left. */
const recall = async (looks: Looks | undefined, typed = ''): Promise<Seen> =>
  (await looks?.known(typed)) ?? { typed };

export const formRoutes = async (app: FastifyInstance, options: FormRoutesOptions) => {
  const { settings, facts } = options;
  const count = await limitRate(app, settings);
  const judgeRepetition = rememberTexts();

  const receive = async (request: Submitted, reply: FastifyReply, form: SiteForm) => {
    const { body, headers, sender, log } = request;
    const { values, refusal: unreadable } = readEntry(headers['content-type'], body);
    const canary = recognizeCanary(request, settings.canaryKey);
    const order =
      form.path === '/contact' ? findOrder(facts().orders, values[orderField]) : undefined;
    const seen =
      form.slot === 'first-look' ? await recall(options.looks(), values[websiteField]) : undefined;
    const attempt = { form, values, sender, canary: canary === 'valid' || undefined, order, seen };
    const refusal =
      request.refusal ??
      (isOwnRequest(request, settings.siteUrl) ? undefined : crossOrigin) ??
      (canary === 'invalid' ? invalidCanary : undefined) ??
      unreadable ??
      (await submit(attempt, {
        ...options,
        judgeRepetition,
        countLead: () => count.leads(request),
        log,
      }));
    if (body === 'too large') reply.header('Connection', 'close');
    return refusal ? refuse(reply, options, { attempt, refusal }) : acknowledge(reply, attempt);
  };

  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { level, seconds } = await count.attempts(request);
    if (level === 'too many') return turnAway(reply, tooMany(seconds));
    if (level === 'many') request.refusal = tooMany(seconds);
    return undefined;
  };

  app.decorateRequest('refusal');
  for (const form of siteForms) {
    app.post(form.path, { onRequest }, (request: Submitted, reply) =>
      receive(request, reply, form),
    );
  }
};
