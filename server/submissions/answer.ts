import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { envelope } from '../../forms/envelope.ts';
import type { FormState } from '../../forms/form-state.ts';
import { wantsJson } from '../http/wants-json.ts';
import { sendFilledPage, type PageTools } from '../pages/send-filled-page.ts';
import type { Refusal } from './refusal.ts';
import type { SiteForm } from './site-forms.ts';
import type { Attempt } from './submit.ts';

/** Tells a visitor that her form is stored. She is told the same when it was stored before. */
export const acknowledge = (reply: FastifyReply, { thanksPath }: SiteForm): FastifyReply => {
  reply.header('Cache-Control', 'no-store');
  return wantsJson(reply.request)
    ? reply.code(201).send({ outcome: 'stored' })
    : reply.code(303).header('Location', thanksPath).send();
};

const fieldsOf = ({ form, values }: Attempt) =>
  Object.fromEntries(
    Object.keys(form.contract.shape).flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** The visitor's own id where she sent a proper one, so that sending again counts once; otherwise a new one. */
const submissionIdOf = ({ values }: Attempt) =>
  envelope.shape.submissionId.safeParse(values['submissionId']).data ?? randomUUID();

/** Tells a visitor why her form was not stored: our script in JSON, herself on the form's own page with all she typed. */
export const refuse = async (
  reply: FastifyReply,
  tools: PageTools,
  { attempt, refusal }: { attempt: Attempt; refusal: Refusal },
): Promise<FastifyReply> => {
  const { path, slot } = attempt.form;
  const { status, sentence, sentenceOnNewPage, errors, retryAfterSeconds } = refusal;
  reply.code(status).header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) reply.header('Retry-After', retryAfterSeconds);
  if (wantsJson(reply.request)) return reply.send({ message: sentence, errors });
  const state: FormState = {
    values: fieldsOf(attempt),
    submissionId: submissionIdOf(attempt),
    ...(errors ? { errors } : { alert: sentenceOnNewPage ?? sentence }),
  };
  return sendFilledPage(reply, tools, { path, slot, state: { state }, titlePrefix: 'Error: ' });
};
