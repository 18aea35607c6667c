import type { FastifyRequest } from 'fastify';
import { canaryHeader, isSigned } from '../../leads/canary/signature.ts';
import { readAddress } from '../files/address.ts';

/** Whether a request is a test of ourselves: signed with our key, signed with none that we know, or none at all. */
export const recognizeCanary = (
  request: FastifyRequest,
  key: string | undefined,
): 'ours' | 'foreign' | undefined => {
  const signature = request.headers[canaryHeader];
  if (typeof signature !== 'string') return undefined;
  const signed = { method: request.method, path: readAddress(request.url).path, signature };
  return key !== undefined && isSigned(key, signed, new Date()) ? 'ours' : 'foreign';
};
