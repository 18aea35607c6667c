import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { collectionNames } from '../../leads/documents.ts';
import { downloadFormats, exportPerson, writeDocuments } from '../../leads/download.ts';
import { leadStates } from '../../leads/inbox.ts';
import { StoreUnavailable } from '../../leads/lead-store.ts';
import { sqliteDirectory } from '../../leads/open-lead-store.ts';
import { backUp } from '../../leads/sqlite/backup.ts';
import { answerError } from '../answer-error.ts';
import type { AdminContext } from '../context.ts';
import { Refusal } from '../refusal.ts';
import { listLeads, preparedReply, shownLead } from './lead-list.ts';
import { storeHealth } from './store-health.ts';

const text = z.string().max(500).optional();
const listQuery = z.object({
  collection: z.enum(collectionNames).optional(),
  state: z.enum([...leadStates, 'all']).optional(),
  page: text,
  search: text,
  after: text,
});
const byId = z.object({ id: z.string().min(1).max(200) });
const answering = byId.extend({ answered: z.boolean() });
const noting = byId.extend({ note: z.string().max(10_000) });
const person = z.object({ email: z.string().trim().min(1).max(1000) });
const download = z.object({ format: z.enum(downloadFormats), collection: z.enum(collectionNames) });

const gone = () => new Refusal('This lead isn’t there anymore. Someone may have erased it.', 404);

/** Leads, spam, mails, a person's data, downloads, the backup and the store's health. */
export const leadRoutes =
  (context: AdminContext, brand = 'us'): FastifyPluginAsync =>
  async (app) => {
    const open = context.leadStore;

    app.setErrorHandler((error: FastifyError, _request, reply) => {
      if (!(error instanceof StoreUnavailable)) return answerError(error, reply);
      const message = `The leads can’t be read or changed just now, and nothing was lost. ${error.message}`;
      return reply.code(503).send({ message });
    });

    app.get('/api/leads', async ({ query }) => {
      const { after, state, page, search, ...rest } = listQuery.parse(query);
      const wanted = state === 'all' || state === undefined ? {} : { state };
      return listLeads(await open(), { ...rest, ...wanted, page, search }, after);
    });
    app.get('/api/leads/one', async ({ query }) => {
      const store = await open();
      const lead = await store.inbox.find(byId.parse(query).id);
      if (!lead) throw gone();
      const mail = await store.outbox.find(lead.id);
      const reply = preparedReply(lead, brand);
      return {
        ...shownLead(lead),
        ...(mail && { mail: { state: mail.state, error: mail.lastError } }),
        ...(reply && { reply }),
      };
    });
    app.post('/api/leads/answered', async ({ body }) => {
      const { id, answered } = answering.parse(body);
      const { inbox } = await open();
      if (!(await inbox.markAnswered(id, answered ? new Date() : undefined))) throw gone();
      return {};
    });
    app.put('/api/leads/note', async ({ body }) => {
      const { id, note } = noting.parse(body);
      if (!(await (await open()).inbox.setNote(id, note))) throw gone();
      return {};
    });
    app.post('/api/leads/restore', async ({ body }) => {
      const { quarantine } = await open();
      if (!(await quarantine.restore(byId.parse(body).id, new Date()))) throw gone();
      return {};
    });
    app.delete('/api/leads/spam', async ({ query }) => {
      if (!(await (await open()).discard(byId.parse(query).id))) throw gone();
      return {};
    });

    app.get('/api/mails', async () => {
      const { outbox, inbox } = await open();
      const entries = await Array.fromAsync(outbox.entries());
      const unsent = entries.filter(({ state }) => state !== 'sent');
      return Promise.all(
        unsent.map(async ({ id, state, attempts, lastError: error, queuedAt: at }) => {
          const data = (await inbox.find(id))?.data;
          const about = data && 'name' in data ? data.name : data?.email;
          return { id, about, state, attempts, error, at };
        }),
      );
    });
    app.post('/api/mails/retry', async ({ body }) => {
      const { id } = byId.partial().parse(body);
      return { retried: await (await open()).outbox.retry(new Date(), id) };
    });

    app.get('/api/person', async ({ query }, reply) =>
      reply
        .type('application/json')
        .header('Content-Disposition', 'attachment; filename="person.json"')
        .send(await exportPerson(await open(), person.parse(query).email)),
    );
    app.post('/api/person/erase', async ({ body }) =>
      (await open()).eraseByEmail(person.parse(body).email),
    );

    app.get('/api/leads/download', async ({ query }, reply) => {
      const { format, collection } = download.parse(query);
      const pieces = writeDocuments(await open(), collection, format);
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json')
        .header('Content-Disposition', `attachment; filename="${collection}.${format}"`)
        .send(Readable.from(pieces));
    });
    app.post('/api/backup', async () => {
      const directory = sqliteDirectory(context.settings);
      if (directory === undefined)
        throw new Refusal('Google backs up Firestore itself: see docs/deploy-google.md.');
      const target = join(directory, 'backups');
      const { file } = backUp({ directory, target, keep: 14, now: new Date() });
      return { file };
    });
    app.get('/api/health', async () => storeHealth(await open(), context, new Date()));
  };
