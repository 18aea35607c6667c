import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { canaryHeader, isSigned } from '@agency/leads/canary.ts';
import type { LeadStore } from '@agency/leads/lead-store.ts';
import { readAddress } from './address.ts';

/** Whether a request is from our canary: with a valid signature, an invalid one, or (undefined) none. */
export const recognizeCanary = (
  request: FastifyRequest,
  key: string | undefined,
): 'valid' | 'invalid' | undefined => {
  const signature = request.headers[canaryHeader];
  if (typeof signature !== 'string') return undefined;
  const signed = { method: request.method, path: readAddress(request.url).path, signature };
  return key !== undefined && isSigned(key, signed, new Date()) ? 'valid' : 'invalid';
};

export interface CanaryTools {
  store: Pick<LeadStore, 'discard' | 'outbox'>;
  /** Whether a mail server is set up. */
  sendsMail: boolean;
}

type WithId = FastifyRequest<{ Params: { id: string } }>;

/**
 * The canary's routes: `GET /canary/ID` returns the state of its mail, `DELETE /canary/ID`
 * cleans up. Unsigned requests get a 404.
 */
export const canaryRoutes = (
  app: FastifyInstance,
  key: string | undefined,
  tools: CanaryTools,
): void => {
  const ifOurs =
    (answer: (id: string, reply: FastifyReply) => Promise<unknown>) =>
    async (request: WithId, reply: FastifyReply) => {
      if (recognizeCanary(request, key) !== 'valid') return reply.callNotFound();
      return answer(request.params.id, reply.header('Cache-Control', 'no-store'));
    };

  const sendMailState = async (id: string, reply: FastifyReply) => {
    const mail = await tools.store.outbox.find(id);
    if (!mail) return reply.callNotFound();
    return { state: mail.state, lastError: mail.lastError, sendsMail: tools.sendsMail };
  };

  const cleanUp = async (id: string, reply: FastifyReply) =>
    (await tools.store.discard(id)) ? reply.code(204).send() : reply.callNotFound();

  app.get('/canary/:id', ifOurs(sendMailState));
  app.delete('/canary/:id', ifOurs(cleanUp));
};
