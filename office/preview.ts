import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '@agency/tooling/build/make-site.ts';
import { listenForPreview, originsOf, type Admission } from './preview-proxy.ts';
import type { PreviewOrder } from './preview-server.ts';

/** Where the preview's own copy of the sources is, from the root of the checkout. No build and no `npm run dev` works there. */
export const previewFolder = '.cache/preview';

/** How often in a row it is started again where it ends by itself. */
const mostAttempts = 3;

/** It holds nothing that would have to be put in order first. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.kill('SIGKILL')) await once(child, 'exit');
};

const run = (root: string): ChildProcess =>
  fork(join(root, 'office/preview-server.ts'), {
    cwd: join(root, previewFolder),
    env: {
      ...process.env,
      // Building the pages of the back office has set it to "production".
      NODE_ENV: 'development',
      // A page may have Vite open a file in the owner's editor; this program does nothing.
      LAUNCH_EDITOR: 'true',
      // Nothing is asked or told outside.
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_DISABLE_UPDATE_CHECK: 'true',
    },
    // Why it ends, if it does, is for the terminal.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Keeps Astro's development server running; it answers only who sends the secret. */
const startDevelopmentServer = (root: string, order: PreviewOrder) => {
  let port: number | undefined;
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let child: ChildProcess | undefined;
  let attempts = 0;
  let isStopped = false;
  const listeners: (() => void)[] = [];
  const start = () => {
    state = 'starting';
    attempts += 1;
    child = run(root)
      .on('message', (message: { port: number }) => {
        ({ port } = message);
        state = 'ready';
        attempts = 0;
        for (const listener of listeners) listener();
      })
      .on('error', () => (state = 'ended'))
      .once('exit', () => {
        port = undefined;
        if (isStopped) return;
        if (attempts === mostAttempts) state = 'ended';
        else start();
      });
    child.send(order);
  };
  start();
  return {
    /** Undefined while it does not listen. */
    upstreamPort: () => port,
    state: (): typeof state => state,
    /** Called each time it has read everything and follows what changes. */
    onReady: (listener: () => void): void => {
      listeners.push(listener);
    },
    /** For what is read only at its start. */
    restart: (): void => {
      const isOver = state === 'ended';
      state = 'starting';
      port = undefined;
      attempts = 0;
      if (isOver) start();
      else if (child) void end(child);
    },
    stop: async () => {
      isStopped = true;
      if (child) await end(child);
    },
  };
};

/**
 * Copies the sources and draws the site from the copy, in which unsaved words
 * may stand. It is at the first free port after that of the back office, and
 * let in are the same people.
 */
export const startPreview = async (root: string, admission: Admission) => {
  const folder = join(root, previewFolder);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  copySite(root, folder);
  // What is not saved yet is for nobody else's eyes.
  chmodSync(folder, 0o700);
  const secret = randomBytes(32).toString('base64url');
  const origin = 'key' in admission ? undefined : admission.entrance.previewUrl;
  const allowedHosts = origin === undefined ? [] : [new URL(origin).hostname];
  const order = { secret, allowedHosts, origins: originsOf(admission) };
  const { upstreamPort, ...server } = startDevelopmentServer(root, order);
  const { app, port } = await listenForPreview({ ...admission, secret, upstreamPort });
  return {
    ...server,
    port,
    /** Where it is behind a proxy; without it, it is at its port of this machine. */
    origin,
    stop: async () => {
      await Promise.all([app.close(), server.stop()]);
    },
  };
};

/** The site as it will be, for whoever may use the back office. */
export type Preview = Omit<Awaited<ReturnType<typeof startPreview>>, 'stop'>;
