import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LeadStore } from '../../leads/lead-store.ts';
import { recognizeCanary } from './recognize-canary.ts';

export interface CanaryTools {
  store: Pick<LeadStore, 'discard' | 'outbox'>;
  /** Whether there is a mail server to hand mail to. */
  sendsMail: boolean;
}

type WithId = FastifyRequest<{ Params: { id: string } }>;

/** What a test of ourselves may ask: `GET /canary/ID` tells what has become of its mail, `DELETE /canary/ID` cleans up. To everybody else there is nothing here. */
export const canaryRoutes = (
  app: FastifyInstance,
  key: string | undefined,
  { store, sendsMail }: CanaryTools,
): void => {
  const ifOurs =
    (answer: (id: string, reply: FastifyReply) => Promise<unknown>) =>
    async (request: WithId, reply: FastifyReply) => {
      if (recognizeCanary(request, key) !== 'ours') return reply.callNotFound();
      return answer(request.params.id, reply.header('Cache-Control', 'no-store'));
    };

  const tellOf = async (id: string, reply: FastifyReply) => {
    const mail = await store.outbox.find(id);
    if (!mail) return reply.callNotFound();
    return { state: mail.state, lastError: mail.lastError, sendsMail };
  };

  const cleanUp = async (id: string, reply: FastifyReply) =>
    (await store.discard(id)) ? reply.code(204).send() : reply.callNotFound();

  app.get('/canary/:id', ifOurs(tellOf));
  app.delete('/canary/:id', ifOurs(cleanUp));
};
