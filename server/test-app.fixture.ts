import { Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import type { Submission } from '../leads/lead-record.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import type { Environment } from './settings/environment.ts';
import { readServerSettings } from './settings/settings.ts';
import { buildApp, type AppDependencies } from './app.ts';
import { loadBuild } from './live-site.ts';
import { buildSecurityHeaders } from './security-headers.ts';
import { writeFixtureBuild } from './built-site.fixture.ts';

/** The part of a lead store that the server needs, kept in an array. */
interface MemoryStore extends Pick<LeadStore, 'add' | 'checkWritable'> {
  submissions: Submission[];
}

const createMemoryStore = (): MemoryStore => {
  const submissions: Submission[] = [];
  return {
    submissions,
    add: async (submission) => {
      const id = String(submissions.length + 1);
      submissions.push(submission);
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

/** Builds the app on the fixture site and an in-memory store. It closes when the test ends. */
export const createTestApp = async (
  environment: Environment = {},
  overrides: Partial<AppDependencies> = {},
) => {
  const dist = await writeFixtureBuild();
  const settings = readServerSettings(environment);
  const headersFor = buildSecurityHeaders(settings);
  const { site, facts, renderer } = await loadBuild(dist, headersFor);
  const store = createMemoryStore();
  const { lines: logLines, stream: logStream } = collectLines();
  const app = await buildApp({
    settings,
    site,
    securityHeaders: headersFor(),
    ...renderer,
    facts: () => facts,
    store,
    onStored: () => {},
    looks: () => undefined,
    logStream,
    ...overrides,
  });
  onTestFinished(() => app.close());
  return { app, store, logLines };
};

/** The data that the fixture's renderer received for a slot of a page. */
export const slotContent = (html: string, name: string): Record<string, unknown> => {
  const [, content = ''] = new RegExp(
    `<!--slot:${name} .*?-->(.*?)<!--/slot:${name}-->`,
    'su',
  ).exec(html) ?? [''];
  return JSON.parse(content);
};
