import type { FastifyInstance } from 'fastify';
import { contentNames, fillNames } from '@agency/content-model/reader/names.ts';
import { readEntries } from '@agency/content-model/reader/read-entries.ts';

/** Answers that only tell. A form keeps the names that it edits, and a lead keeps its words. */
const telling = /^\/api\/(?:history|launch|publish|references|words)/u;

/** Lets screens show what visitors read: `$99` where a text holds `{visibility-audit}`. */
export const fillNamesIn = (app: FastifyInstance, root: string): void => {
  app.addHook('preSerialization', async ({ method, url }, _reply, answer) =>
    method === 'GET' && telling.test(url)
      ? fillNames(answer, contentNames(readEntries(root).entries).names)
      : answer,
  );
};
