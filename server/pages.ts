import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FilledSlot, RenderSlot } from '@agency/leads/forms/slots.ts';
import type { Site } from './built-site.ts';
import { maximumRenderings, renderingShare } from './limits.ts';
import { tooManyAtOnce, type Refusal } from './submissions/refusals.ts';

/**
 * A slot is a part of a built page that the server can render again. It stands between two
 * comments, the first of which holds its original props:
 * `<!--slot:NAME {"json": "…"}-->…<!--/slot:NAME-->`. Inside the JSON's strings `<`, `>` and `-`
 * are escaped, so the first `-->` ends the comment.
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

/** Limits rendering for individual visitors, so that it doesn't slow down everyone else. */
export interface Renderings {
  /** Runs `draw`, counted for these networks; undefined when one of them, or all together, exceed the limit. */
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

/** What is needed to respond with a page of the site. */
export interface PageTools {
  site: Site;
  renderSlot: RenderSlot;
  renderings: Renderings;
}

/** Caches may store it but must revalidate. Indexing is fine, since its canonical link names the plain path. */
export const publicHeaders = { 'Cache-Control': 'no-cache', 'X-Robots-Tag': 'all' };

export interface Filling {
  path: string;
  filled: FilledSlot | readonly FilledSlot[];
  titlePrefix?: string;
  /** Override the default headers of filled pages. */
  headers?: Readonly<Record<string, string>>;
  /** Sent instead when the rendering limit is reached. */
  instead?: Refusal;
}

/**
 * Sends a page with slots rendered for this request, uncached by default. The policy is that
 * of the built page, so a script injected into a slot would not run.
 */
export const sendFilledPage = async (
  reply: FastifyReply,
  { site, renderSlot, renderings }: PageTools,
  { path, filled, titlePrefix = '', headers = {}, instead = tooManyAtOnce }: Filling,
): Promise<FastifyReply> => {
  const page = await site.page(path);
  if (!page) throw new Error(`The site has no page ${path}`);
  const html = renderings.render(reply.request.networks, () => {
    const built = page.html.replace('<title>', `<title>${titlePrefix}`);
    const fill = (text: string, { slot, state }: FilledSlot) => {
      const { props, start, end } = findSlot(text, slot);
      return text.slice(0, start) + renderSlot(slot, { ...props, ...state }) + text.slice(end);
    };
    return Buffer.from([filled].flat().reduce(fill, built));
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

const badRequest: Problem = {
  title: 'We couldn’t read that request',
  sentence: 'The address or the data your browser sent got scrambled. Nothing was saved.',
};

const serverError: Problem = {
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

/** Whether the response is for our script rather than a person. Browsers ask for HTML when opening a page. */
export const wantsJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

/** Sends an error response: JSON for scripts, otherwise the problem page, or plain text if even that fails. */
export const sendProblem = async (
  reply: FastifyReply,
  tools: PageTools,
  status: number,
): Promise<FastifyReply> => {
  const problem = problems[status] ?? (status < 500 ? badRequest : serverError);
  reply.code(status).header('Cache-Control', 'no-store').header('X-Robots-Tag', 'noindex');
  if (wantsJson(reply.request)) return reply.send({ message: problem.sentence });
  const filled: FilledSlot = { slot: 'problem', state: problem };
  return sendFilledPage(reply, tools, { path: '/problem', filled }).catch(() =>
    reply.type('text/plain; charset=utf-8').send(`${problem.title}. ${problem.sentence}\n`),
  );
};

/** Refuses a client that is over a limit: sends one sentence and disconnects without reading the rest. */
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
