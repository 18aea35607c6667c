import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendFilledPage, type PageTools } from './pages.ts';

/** What a page says when a request cannot be answered. */
interface Problem {
  title: string;
  sentence: string;
}

const damaged: Problem = {
  title: 'We could not read that request',
  sentence: 'The address or the data your browser sent is damaged. Nothing was stored.',
};

const ours: Problem = {
  title: 'Something went wrong on our side',
  sentence: 'We are sorry. Please try again in a few minutes.',
};

const problems = new Map<number, Problem>([
  [
    404,
    {
      title: 'We could not find that page',
      sentence: 'There is nothing at this address. Please check it, or start at the home page.',
    },
  ],
  [
    405,
    {
      title: 'That does not work here',
      sentence: 'This address does not take what your browser sent. Nothing was stored.',
    },
  ],
]);

const problemOf = (status: number): Problem =>
  problems.get(status) ?? (status < 500 ? damaged : ours);

/** Whether an answer is for our script rather than for a person's eyes. Browsers ask for HTML when they open a page. */
export const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

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
