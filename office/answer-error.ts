import { createHash } from 'node:crypto';
import process from 'node:process';
import { z } from 'astro/zod';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '@agency/leads/mail/compose.ts';
import { resultCode, unavailable } from '@agency/leads/sqlite/database.ts';
import { largestUpload } from './limits.ts';
import { Refusal, unknownFault } from './refusal.ts';

const faults: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full, so nothing was changed. Make room and try again.',
  EACCES: 'The back office may not write into the folder of the site. Nothing was changed.',
  EROFS: 'The folder of the site cannot be written to. Nothing was changed.',
};

const style =
  'body{max-width:36rem;margin:15vh auto;padding:0 1.5rem;font:1.125rem/1.5 sans-serif}';

const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'`;

/** Whether a browser asks for a page. Programs accept JSON, or anything. */
const wantsPage = ({ request }: FastifyReply): boolean =>
  (request.headers.accept ?? '').includes('text/html');

/** An error page, for a bookmark or a typed address. Except for a 403, it links to the first screen. */
const errorPage = ({ statusCode, message }: Refusal): string => {
  const [first = '', ...others] = message.split(/(?<=\.) /u).map(escapeHtml);
  const link = statusCode === 403 ? '' : '<p><a href="/">Open the back office</a></p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Back office</title><style>${style}</style><main><h1>${first}</h1><p>${others.join(' ')}</p>${link}</main></html>`;
};

const tooLarge = ({ request }: FastifyReply): string =>
  request.routeOptions.bodyLimit === largestUpload
    ? 'The file is larger than 20 MB. Save it smaller.'
    : 'This is more text than the back office takes at once. Shorten it, then try again.';

const isTooLong = (issue: z.core.$ZodIssue): issue is z.core.$ZodIssueTooBig =>
  issue.code === 'too_big' && issue.origin === 'string';

const tooLong = (maximum: number | bigint): string =>
  `A text in it is too long: ${maximum.toLocaleString('en-US')} characters are the most. Shorten it, then try again.`;

/** Sends a refusal, as HTML to a browser and as JSON to a program. */
const refuse = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { statusCode, message, problems, details } = refusal;
  void reply.code(statusCode);
  if (wantsPage(reply))
    return reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .send(errorPage(refusal));
  return reply.send({ message, ...(problems.length > 0 && { problems }), ...details });
};

/** Answers an error with a sentence. A fault of the machine is a 503, since a retry may succeed. */
export const answerError = (error: FastifyError | Refusal, reply: FastifyReply): FastifyReply => {
  if (error instanceof Refusal) return refuse(reply, error);
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse(reply, new Refusal(tooLarge(reply), 413));
  const long = error instanceof z.ZodError && error.issues.find(isTooLong);
  if (long) return refuse(reply, new Refusal(tooLong(long.maximum), 413));
  if (error instanceof z.ZodError || (error.statusCode ?? 500) < 500)
    return refuse(reply, new Refusal('The request could not be understood.', 400));
  const isFull = resultCode(error) === unavailable.FULL;
  const fault = faults[isFull ? 'ENOSPC' : error.code];
  if (fault === undefined) process.stderr.write(`${error.stack ?? String(error)}\n`);
  return refuse(reply, new Refusal(fault ?? unknownFault, 503));
};

/** Makes `answerError` the error handler of an app and its plugins. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, _request, reply) => answerError(error, reply));
};
