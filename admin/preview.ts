import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { previewFolder } from './content/preview.ts';

/** The site as it will be, drawn by the development server from the preview's own copy of content. */
export interface Preview {
  /** Where the server listens, known once it is ready. */
  port: () => number;
  state: () => 'starting' | 'ready' | 'ended';
  /** Nothing waits for it. The copy of the content must be there. */
  start: () => void;
  /** It can be started again afterwards. */
  stop: () => Promise<void>;
}

/** How long it may take to end by itself, in milliseconds. */
const patience = 3_000;

/** How often in a row it is started again where it ends by itself. */
const mostAttempts = 3;

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const killing = setTimeout(() => child.kill('SIGKILL'), patience);
  child.once('exit', () => {
    clearTimeout(killing);
    resolve();
  });
  child.kill('SIGTERM');
  await promise;
};

const run = (root: string, port: number): ChildProcess =>
  fork(join(root, 'admin/preview-server.ts'), [String(port)], {
    cwd: root,
    env: {
      ...process.env,
      CONTENT_FOLDER: previewFolder,
      // Building the pages of the back office has set it to "production".
      NODE_ENV: 'development',
    },
    // Why it ends, if it does, is for the terminal.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** At `preferredPort`, or at the next one that is free. */
export const createPreview = (root: string, preferredPort: number): Preview => {
  let port = preferredPort;
  let state: ReturnType<Preview['state']> = 'starting';
  let child: ChildProcess | undefined;
  let attempts = 0;
  let isStopped = false;
  const start = () => {
    isStopped = false;
    state = 'starting';
    attempts += 1;
    child = run(root, preferredPort)
      .on('message', (message: { port: number }) => {
        ({ port } = message);
        state = 'ready';
        attempts = 0;
      })
      .once('exit', () => {
        if (isStopped) return;
        if (attempts === mostAttempts) state = 'ended';
        else start();
      });
  };
  return {
    port: () => port,
    state: () => state,
    start,
    stop: async () => {
      isStopped = true;
      state = 'starting';
      attempts = 0;
      if (child) await end(child);
    },
  };
};
