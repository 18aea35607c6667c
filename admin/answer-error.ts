import { z } from 'astro/zod';
import type { FastifyError, FastifyReply } from 'fastify';
import { Refusal } from './refusal.ts';

const faults: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full, so nothing was changed. Make room and try again.',
  EACCES: 'The back office may not write into the folder of the site. Nothing was changed.',
  EROFS: 'The folder of the site cannot be written to. Nothing was changed.',
};

/** A refusal with its sentence; a fault of the machine as 503, since it may go right the next time. */
export const answerError = (error: FastifyError | Refusal, reply: FastifyReply): FastifyReply => {
  if (error instanceof Refusal) {
    const { message, problems, statusCode } = error;
    return reply.code(statusCode).send({ message, ...(problems.length > 0 && { problems }) });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return reply.code(413).send({ message: 'The file is larger than 20 MB. Save it smaller.' });
  if (error instanceof z.ZodError || (error.statusCode ?? 500) < 500)
    return reply.code(400).send({ message: 'The request could not be understood.' });
  reply.log.error(error);
  const sentence = faults[error.code] ?? 'Something went wrong, and nothing was changed.';
  return reply.code(503).send({ message: sentence });
};
