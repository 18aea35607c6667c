import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilledSlot, RenderSlot } from '@agency/leads/forms/slots.ts';
import type { Site } from './built-site.ts';
import { maximumRenderings, renderingShare } from './limits.ts';
import { tooManyAtOnce, type Refusal } from './submissions/refusals.ts';

/**
 * A slot is a part of a built page that the server can render again. It stands
 * between two comments, the first of which holds the properties it was built
 * with: `<!--slot:NAME {"json": "…"}-->…<!--/slot:NAME-->`. Inside the JSON's
 * strings `<`, `>` and `-` are escaped, so the first `-->` ends the comment.
 */

const findSlot = (html: string, name: string) => {
  const opening = `<!--slot:${name} `;
  const opens = html.indexOf(opening);
  const start = html.indexOf('-->', opens);
  const end = html.indexOf(`<!--/slot:${name}-->`, start);
  if (opens === -1 || start === -1 || end === -1) throw new Error(`A page has no slot "${name}"`);
  const props: object = JSON.parse(html.slice(opens + opening.length, start));
  return { props, start: start + '-->'.length, end };
};

/** Keeps what is drawn for single visitors from taking the time of everybody else. */
export interface Renderings {
  /** Draws, and counts it for these networks, where they are known; undefined where they, or all together, have had enough for this second. */
  render<Drawn>(networks: readonly string[] | undefined, draw: () => Drawn): Drawn | undefined;
}

const second = 1_000;

export const createRenderings = (): Renderings => {
  let end = 0;
  let spent = 0;
  const counts = new Map<string, number>();
  return {
    render: (networks = [], draw) => {
      const began = performance.now();
      if (began >= end) {
        end = began + second;
        spent = 0;
        counts.clear();
      }
      const tooMany = networks.filter((network, place) => {
        const count = (counts.get(network) ?? 0) + 1;
        counts.set(network, count);
        return count > maximumRenderings * 2 ** place;
      });
      if (tooMany.length > 0 || spent > second * renderingShare) return undefined;
      const drawn = draw();
      spent += performance.now() - began;
      return drawn;
    },
  };
};

/** What it takes to answer with a page of our own. */
export interface PageTools {
  site: Site;
  renderSlot: RenderSlot;
  renderings: Renderings;
}

interface Filling {
  path: string;
  filled: FilledSlot;
  titlePrefix?: string;
  /** Wins over the headers every such page has. */
  headers?: Readonly<Record<string, string>>;
  /** What is said where there is no time for the page. */
  instead?: Refusal;
}

/**
 * Sends a page with one slot rendered for this visitor, for her eyes only.
 * The policy comes from the page as it was built: a script that found its way
 * into the slot would not run.
 */
export const sendFilledPage = async (
  reply: FastifyReply,
  { site, renderSlot, renderings }: PageTools,
  { path, filled, titlePrefix = '', headers = {}, instead = tooManyAtOnce }: Filling,
): Promise<FastifyReply> => {
  const page = await site.page(path);
  if (!page) throw new Error(`The site has no page ${path}`);
  const html = renderings.render(reply.request.networks, () => {
    const { props, start, end } = findSlot(page.html, filled.slot);
    return Buffer.from(
      page.html.slice(0, start).replace('<title>', `<title>${titlePrefix}`) +
        renderSlot(filled.slot, { ...props, ...filled.state }) +
        page.html.slice(end),
    );
  });
  if (html === undefined) return turnAway(reply, instead);
  const shared = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  return reply
    .headers({ ...page.securityHeaders, ...shared, ...headers })
    .type('text/html; charset=utf-8')
    .send(html);
};

interface Problem {
  title: string;
  sentence: string;
}

const damaged: Problem = {
  title: 'We couldn’t read that request',
  sentence: 'The address or the data your browser sent got scrambled. Nothing was saved.',
};

const ours: Problem = {
  title: 'Something went wrong on our end',
  sentence: 'We’re sorry. Please try again in a few minutes.',
};

const problems: Readonly<Record<number, Problem>> = {
  404: {
    title: 'We couldn’t find that page',
    sentence: 'There’s nothing at this address. Please check it, or start at the home page.',
  },
  405: {
    title: 'That doesn’t work here',
    sentence: 'This address doesn’t take what your browser sent. Nothing was saved.',
  },
};

/** Whether an answer is for our script rather than for a person's eyes. Browsers ask for HTML when they open a page. */
export const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/** Answers with a status of 400 or more and its words: JSON for scripts, otherwise the problem page, or plain text where even that fails. */
export const sendProblem = async (
  reply: FastifyReply,
  tools: PageTools,
  status: number,
): Promise<FastifyReply> => {
  const problem = problems[status] ?? (status < 500 ? damaged : ours);
  reply.code(status).header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
  if (wantsJson(reply.request)) return reply.send({ message: problem.sentence });
  const filled: FilledSlot = { slot: 'problem', state: problem };
  return sendFilledPage(reply, tools, { path: '/problem', filled }).catch(() =>
    reply.type('text/plain; charset=utf-8').send(`${problem.title}. ${problem.sentence}\n`),
  );
};

/** Answers in a sentence and hangs up, without taking in what is still to come: for those who ask too much. */
export const turnAway = (reply: FastifyReply, refusal: Refusal): FastifyReply => {
  const { status, sentence, retryAfterSeconds = 1 } = refusal;
  reply.code(status).headers({
    'Cache-Control': 'no-store',
    'Retry-After': retryAfterSeconds,
    Connection: 'close',
  });
  return wantsJson(reply.request)
    ? reply.send({ message: sentence })
    : reply.type('text/plain; charset=utf-8').send(`${sentence}\n`);
};
