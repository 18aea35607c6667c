import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FirstLook } from '@agency/leads/forms/first-look.ts';
import { NotLooked, type Network } from './fetch.ts';
import { findingsOf } from './findings.ts';
import { readPage } from './page.ts';
import { visitWebsite } from './visit.ts';

/** Fetches and reads within this thread. Rejects with `NotLooked`. */
export const lookAt = async (
  typed: string,
  about: string,
  network?: Network,
): Promise<FirstLook> => {
  const page = readPage(await visitWebsite(typed, about, network));
  return { url: page.url.href, findings: findingsOf(page) };
};

/** `timeout` is in milliseconds; requests may take eight seconds of it. */
const inThread = { program: new URL('worker.ts', import.meta.url), timeout: 10_000 };

/**
 * Looks at the website at an address somebody typed, in a thread of its own that ends after ten seconds and knows no
 * setting. `siteUrl` is ours; website owners find a link to its free review in their logs. Rejects with `NotLooked`.
 */
export const look = async (
  typed: string,
  siteUrl: string,
  { program, timeout } = inThread,
): Promise<FirstLook> => {
  const worker = new Worker(program, {
    workerData: { typed, about: new URL('/freereviewlanding', siteUrl).href },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  try {
    const [answer] = (await once(worker, 'message', { signal: AbortSignal.timeout(timeout) })) as [
      FirstLook | { refusal: string },
    ];
    if ('refusal' in answer) throw new NotLooked(answer.refusal);
    return answer;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code !== 'ABORT_ERR' && code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
    throw new NotLooked('The page is too large or too tangled for us to read.', { cause: error });
  } finally {
    await worker.terminate();
  }
};
