import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { previewFolder } from './content/preview.ts';

/** The site as it will be, drawn by the development server from the preview's own copy of content. */
export interface Preview {
  /** Where it is, by each name this machine has. */
  addresses: string[];
  state: () => 'starting' | 'ready' | 'ended';
  /** Nothing waits for it. The copy of the content must be there. */
  start: () => void;
  stop: () => Promise<void>;
}

/** How long it may take to end by itself, in milliseconds. */
const patience = 3_000;

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

const run = (root: string, port: number): ChildProcess => {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  const parameters = ['dev', '--port', String(port), '--host', '127.0.0.1', '--ignore-lock'];
  const env = {
    ...process.env,
    CONTENT_FOLDER: previewFolder,
    // Building the pages of the back office has set it to "production".
    NODE_ENV: 'development',
  };
  return spawn(process.execPath, [astro, ...parameters], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
};

export const createPreview = (root: string, port: number): Preview => {
  let state: ReturnType<Preview['state']> = 'starting';
  let child: ChildProcess | undefined;
  const stop = async () => child && end(child);
  const hasEnded = () => (state = 'ended');
  return {
    addresses: [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    state: () => state,
    start: () => {
      child = run(root, port).once('exit', hasEnded).once('error', hasEnded);
      child.stdout?.on('data', (line: Buffer) => {
        const [, opened] = /127\.0\.0\.1:(\d+)/u.exec(line.toString()) ?? [];
        if (opened === String(port)) state = 'ready';
        // It takes the next port where this one is taken; the back office knows this one only.
        else if (opened !== undefined) void stop();
      });
    },
    stop,
  };
};
