import { fork, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '@agency/tooling/build/make-site.ts';
import { listenForPreview, originsOf, type Admission } from './proxy.ts';
import type { PreviewChange, PreviewOrder } from './server.ts';

/** The preview's own copy of the sources, relative to the checkout. Builds and `npm run dev` do not use it. */
export const previewFolder = '.cache/preview';

/** How many times in a row the server is started when it keeps crashing. */
const maxAttempts = 3;

/** Kills the process, which has no state to clean up. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.kill('SIGKILL')) await once(child, 'exit');
};

const run = (root: string): ChildProcess =>
  fork(join(root, 'office/preview/server.ts'), {
    cwd: join(root, previewFolder),
    env: {
      ...process.env,
      // The build of the back office pages sets it to "production".
      NODE_ENV: 'development',
      // A page can make Vite open a file in the owner's editor. The program `true` does nothing.
      LAUNCH_EDITOR: 'true',
      // No requests to other servers.
      ASTRO_TELEMETRY_DISABLED: '1',
      ASTRO_DISABLE_UPDATE_CHECK: 'true',
    },
    // The terminal shows why it crashes.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** Keeps Astro's development server running. It answers only requests with the secret. */
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
        if (attempts === maxAttempts) state = 'ended';
        else start();
      });
    child.send(order);
  };
  start();
  return {
    /** Undefined while it is not listening. */
    upstreamPort: () => port,
    state: (): typeof state => state,
    /** Called each time the server has read everything and watches for changes. */
    onReady: (listener: () => void): void => {
      listeners.push(listener);
    },
    /** Tells the server of a change to a file of its copy. */
    announce: (change: PreviewChange): void => {
      if (child?.connected) child.send(change);
    },
    /** Needed after a change to files that the server reads only when it starts. */
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
 * Copies the sources and renders the site from the copy, which may contain
 * unsaved drafts. The preview is at the first free port after that of the back
 * office and admits the same people.
 */
export const startPreview = async (root: string, admission: Admission) => {
  const folder = join(root, previewFolder);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
  copySite(root, folder);
  // Unsaved drafts are private.
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
    /** Its origin behind a reverse proxy. When undefined, it is at its port on this machine. */
    origin,
    stop: async () => {
      await Promise.all([app.close(), server.stop()]);
    },
  };
};

/** The site with its unsaved changes, for users of the back office. */
export type Preview = Omit<Awaited<ReturnType<typeof startPreview>>, 'stop'>;
