import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { readBrand } from '@agency/content-model/brand/read-brand.ts';
import { collectionNames } from '@agency/leads/documents.ts';
import {
  downloadFormats,
  exportPerson,
  leadsOfPerson,
  writeLeads,
} from '@agency/leads/download.ts';
import { leadStates } from '@agency/leads/inbox.ts';
import { StoreUnavailable } from '@agency/leads/lead-store.ts';
import { sqliteDirectory } from '@agency/leads/open-lead-store.ts';
import { backUp } from '@agency/leads/sqlite/backup.ts';
import { storeError } from '@agency/leads/sqlite/database.ts';
import { storeFile } from '@agency/leads/sqlite/store-files.ts';
import { answerError } from '../answer-error.ts';
import { siteName } from '../content/entries.ts';
import type { OfficeServerContext } from '../context.ts';
import { nameText, noteText } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import { fullLead, leftMails, listLeads } from './lead-list.ts';
import { storeHealth, troubleOf } from './store-health.ts';

const listQuery = z.object({
  collection: z.enum(collectionNames).optional(),
  state: z.enum([...leadStates, 'all']).optional(),
  page: nameText.optional(),
  search: nameText.optional(),
  after: nameText.optional(),
});
const byId = z.object({ id: nameText.min(1) });
const answering = byId.extend({ answered: z.boolean() });
const noting = byId.extend({ note: noteText, over: noteText.optional() });
const person = z.object({ email: nameText.trim().min(1) });
const download = z.object({ format: z.enum(downloadFormats), collection: z.enum(collectionNames) });

const bothNotes =
  'This note was changed elsewhere meanwhile. Both are in the field now. Look them over, then save the note.';

const gone = () => new Refusal('This lead isn’t there anymore. Someone may have erased it.', 404);

/** Leads, spam, emails, a person's data, downloads, the backup and the store's health. */
export const leadRoutes =
  (context: OfficeServerContext): FastifyPluginAsync =>
  async (app) => {
    const open = context.leadStore;

    app.setErrorHandler((error: FastifyError, _request, reply) => {
      if (!(error instanceof StoreUnavailable)) return answerError(error, reply);
      return answerError(new Refusal(troubleOf(error, context.settings()), 503), reply);
    });

    app.get('/api/leads', async ({ query }) => {
      const { after, state, ...rest } = listQuery.parse(query);
      const wanted = { ...rest, state: state === 'all' ? undefined : state };
      return listLeads(await open(), wanted, after, context.settings());
    });
    app.get('/api/leads/one', async ({ query }) => {
      const { id } = byId.parse(query);
      const lead = await fullLead(await open(), id, {
        name: siteName(context.root),
        phone: readBrand(context.root).phone,
      });
      if (!lead) throw gone();
      return lead;
    });
    app.post('/api/leads/answered', async ({ body, session }) => {
      const { id, answered } = answering.parse(body);
      const at = answered ? new Date() : undefined;
      const { inbox } = await open();
      if (!(await inbox.markAnswered(id, at, session?.person.name))) throw gone();
      return {};
    });
    app.put('/api/leads/note', async ({ body, session }, reply) => {
      const { id, note, over } = noting.parse(body);
      const { inbox } = await open();
      const { note: stored = '' } = (await inbox.find(id)) ?? {};
      if (over !== undefined && ![over.trim(), note.trim()].includes(stored))
        return reply.code(409).send({ message: bothNotes, note: stored });
      if (!(await inbox.setNote(id, note, session?.person.name))) throw gone();
      return {};
    });
    app.post('/api/leads/restore', async ({ body }) => {
      const { id } = byId.parse(body);
      if (!(await (await open()).restore(id, new Date()))) throw gone();
      return {};
    });
    app.post('/api/leads/spam', async ({ body }) => {
      const { id } = byId.parse(body);
      if (!(await (await open()).quarantine(id, ['marked as spam by hand']))) throw gone();
      return {};
    });
    app.delete('/api/leads/spam', async ({ query }) => {
      const { id } = byId.parse(query);
      if (!(await (await open()).discard(id))) throw gone();
      return {};
    });

    app.get('/api/mails', async () => leftMails(await open(), context.settings()));
    app.post('/api/mails/retry', async ({ body }) => {
      const { id } = byId.partial().parse(body);
      return { retried: await (await open()).outbox.retry(new Date(), id) };
    });

    app.get('/api/person', async ({ query }, reply) => {
      const { email } = person.parse(query);
      return reply
        .type('application/json')
        .header('Content-Disposition', 'attachment; filename="person.json"')
        .send(await exportPerson(await open(), email));
    });
    app.get('/api/person/count', async ({ query }) => ({
      count: (await Array.fromAsync(leadsOfPerson(await open(), person.parse(query).email))).length,
    }));
    app.post('/api/person/erase', async ({ body }) => {
      const { email } = person.parse(body);
      return (await open()).eraseByEmail(email);
    });

    app.get('/api/leads/download', async ({ query }, reply) => {
      const { format, collection } = download.parse(query);
      const store = await open();
      // If the store is unavailable, it fails here and not halfway through the file.
      await store.counts();
      const { timeZone } = readBrand(context.root);
      const pieces = writeLeads(store, collection, format, timeZone);
      return reply
        .type(format === 'csv' ? 'text/csv; charset=utf-8' : 'application/json')
        .header('Content-Disposition', `attachment; filename="${collection}.${format}"`)
        .send(Readable.from(pieces));
    });
    app.post('/api/backup', async () => {
      const directory = sqliteDirectory(context.settings());
      if (directory === undefined)
        throw new Refusal(
          'Google keeps your leads, and their backups too. Whoever set that up can tell for how long.',
        );
      if (!existsSync(storeFile(directory))) return {};
      const target = join(directory, 'backups');
      try {
        return { file: backUp({ directory, target, keep: 14, now: new Date() }).file };
      } catch (error) {
        throw storeError(error);
      }
    });
    app.get('/api/health', async () => storeHealth(open, context.settings()));
  };
