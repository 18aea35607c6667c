import type { FastifyInstance } from 'fastify';
import { fillNames } from '@agency/content-model/reader/fill-names.ts';
import { pageNames } from '@agency/content-model/reader/names.ts';
import { readEntries } from '@agency/content-model/reader/read-entries.ts';
import type { OfficeServerContext } from '../context.ts';

/** Answers that only tell. A form keeps the names that it edits, and a lead keeps its words. */
const telling = /^\/api\/(?:history|launch|publish|references|words)/u;

/** Lets screens show what visitors read: `$99` where a text holds `{visibility-audit}`. */
export const fillNamesIn = (
  app: FastifyInstance,
  { root, settings }: Pick<OfficeServerContext, 'root' | 'settings'>,
): void => {
  app.addHook('preSerialization', async ({ method, url }, _reply, answer) => {
    if (method !== 'GET' || !telling.test(url)) return answer;
    const { names } = pageNames(readEntries(root).entries, settings().retentionPolicy);
    return fillNames(answer, names);
  });
};
