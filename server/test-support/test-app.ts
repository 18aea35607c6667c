import { join } from 'node:path';
import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Submission } from '../../leads/lead-record.ts';
import type { LeadStore } from '../../leads/lead-store.ts';
import type { Environment } from '../settings/environment.ts';
import { readServerSettings } from '../settings/settings.ts';
import { buildApp, type AppDependencies } from '../app.ts';
import { loadBuiltSite } from '../built-site.ts';
import { loadRenderer } from '../pages.ts';
import { buildSecurityHeaders } from '../security-headers.ts';
import { writeFixtureBuild } from './fixture-site.ts';

/** As much of a lead store as the server needs, kept in an array. */
interface MemoryStore extends Pick<LeadStore, 'add' | 'checkWritable'> {
  submissions: Submission[];
}

const createMemoryStore = (): MemoryStore => {
  const submissions: Submission[] = [];
  return {
    submissions,
    add: async (submission) => {
      const id = String(submissions.length + 1);
      const { mail } = submission;
      submissions.push({ ...submission, mail: typeof mail === 'function' ? mail(id) : mail });
      return { outcome: 'stored', id };
    },
    checkWritable: async () => {},
  };
};

const collectLines = () => {
  const lines: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, stream };
};

/** Builds the app over the fixture site and a store in memory; closes it when the test ends. */
export const createTestApp = async (
  environment: Environment = {},
  overrides: Partial<AppDependencies> = {},
) => {
  const dist = await writeFixtureBuild();
  const settings = readServerSettings(environment);
  const securityHeaders = buildSecurityHeaders(settings);
  const site = await loadBuiltSite(join(dist, 'site'), securityHeaders);
  const { renderSlot, securityContact, redirects } = await loadRenderer(dist);
  const store = createMemoryStore();
  const { lines: logLines, stream: logStream } = collectLines();
  const app = await buildApp({
    settings,
    site,
    securityHeaders: securityHeaders(),
    renderSlot,
    redirects: () => redirects,
    store,
    composeMail: ({ collection }) => ({ subject: collection, text: '', html: '' }),
    onStored: () => {},
    securityContact: () => securityContact,
    logStream,
    ...overrides,
  });
  onTestFinished(() => app.close());
  return { app, store, logLines };
};

/** What the fixture's renderer was given for a slot of a page. */
export const slotContent = (html: string, name: string): Record<string, unknown> => {
  const [, content = ''] = new RegExp(
    `<!--slot:${name} .*?-->(.*?)<!--/slot:${name}-->`,
    'su',
  ).exec(html) ?? [''];
  return JSON.parse(content);
};
