import { fastify, type FastifyError } from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from './answer-error.ts';

test.for([
  ['ENOSPC', 'The disk is full, so nothing was changed. Make room and try again.'],
  ['EACCES', 'The back office may not write into the folder of the site. Nothing was changed.'],
  ['EROFS', 'The folder of the site cannot be written to. Nothing was changed.'],
] as const)('a fault of the machine (%s) is told in a sentence', async ([code, message]) => {
  const app = fastify();
  app.setErrorHandler((error: FastifyError, _request, reply) => answerError(error, reply));
  app.get('/', () => {
    throw Object.assign(new Error(`${code}: write`), { code });
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({ message });
  const page = await app.inject({ url: '/', headers: { accept: 'text/html' } });
  expect(page.body).toContain('<h1>');
});
