import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { checkFiles } from '../../content-model/checks/check-files.ts';
import { inOneLine } from '../../content-model/reader/problem.ts';
import { readEntries } from '../../content-model/reader/read-entries.ts';
import { templateWords } from '../../content-model/schemas/template-words.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { openRoutes } from '../routes.fixture.ts';
import { operationRoutes } from './routes.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Copies today's content into a folder for one test. */
export const copyContent = (): string => {
  const root = temporaryDirectory();
  const options = { recursive: true, preserveTimestamps: true };
  cpSync(join(project, 'content'), join(root, 'content'), options);
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: root });
  return root;
};

export const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8');

export const problemsIn = async (root: string): Promise<string[]> =>
  (await checkFiles(root)).map(inOneLine);

/** The id of the first entry of a collection in today's content. */
export const firstId = (root: string, collection: string): string =>
  readEntries(root).entries.find((entry) => entry.collection === collection)?.id ?? '';

/** Replaces the template's sample words in a new page. */
export const writeOwnWords = (root: string, file: string): void => {
  const description = 'Who we are and how we work for you. '.repeat(4).trimEnd();
  const text = read(root, file)
    .replace(templateWords.searchDescription, description)
    .replace(templateWords.pageIntro, 'We are two.')
    .replaceAll(templateWords.sectionHeading, 'How we work')
    .replaceAll(templateWords.sentences, 'We work with care.')
    .replaceAll(/(?:first|second|third) phrase/gu, 'about us');
  writeFileSync(join(root, file), text);
};

/** Sends requests to an app as the screens do. */
export const requestsTo = (app: FastifyInstance) => ({
  get: async <Answer>(url: string, query: Record<string, string> = {}): Promise<Answer> =>
    (await app.inject({ url, query })).json<Answer>(),
  send: async (
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<{ status: number; [name: string]: unknown }> => {
    const answer = await app.inject({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() };
  },
});

export interface History {
  changes: { id: string; at: string; words: string }[];
  title?: string;
  notice?: string;
}

/** An app with the operations, on a copy of the content. */
export const openCopy = async () => {
  const root = copyContent();
  const app = await openRoutes(operationRoutes, { root });
  const { get, send } = requestsTo(app);
  /** The changes, newest first. */
  const history = async () => (await get<History>('/api/history')).changes;
  const undo = (id: string | undefined, choices?: object) =>
    send('POST', '/api/history/undo', { id, choices });
  return { root, app, get, send, history, undo };
};

export const drawn = (width: number, height: number, background = 'plum') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Uploads a picture, or replaces one. */
export const sendPicture = (
  app: FastifyInstance,
  query: Record<string, string>,
  payload: Buffer,
  { method = 'POST', type = 'image/jpeg' }: { method?: 'POST' | 'PUT'; type?: string } = {},
) => {
  const url = method === 'POST' ? '/api/pictures' : '/api/picture';
  return app.inject({ method, url, query, payload, headers: { 'content-type': type } });
};
