import type { FastifyReply } from 'fastify';
import { wantsJson } from '../http/wants-json.ts';
import { problemOf, type Problem } from './problems.ts';
import { sendFilledPage, type PageTools } from './send-filled-page.ts';

const sendText = (reply: FastifyReply, { title, sentence }: Problem) =>
  reply.type('text/plain; charset=utf-8').send(`${title}. ${sentence}\n`);

/** Answers with a status of 400 or more and its words: JSON for scripts, otherwise the problem page, or plain text where even that fails. */
export const sendProblem = async (
  reply: FastifyReply,
  tools: PageTools,
  status: number,
): Promise<FastifyReply> => {
  const problem = problemOf(status);
  reply.code(status).header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
  if (wantsJson(reply.request)) return reply.send({ message: problem.sentence });
  const filling = { path: '/problem', slot: 'problem', state: problem };
  return sendFilledPage(reply, tools, filling).catch(() => sendText(reply, problem));
};
