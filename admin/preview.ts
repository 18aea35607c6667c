import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

/** The site as it will be, drawn by the development server from the preview's own copy of content. */
export interface Preview {
  /** Where it is, by each name this machine has. */
  addresses: string[];
  state: () => 'starting' | 'ready' | 'ended';
  stop: () => Promise<void>;
}

/** How long it may take to end by itself, in milliseconds. */
const patience = 3_000;

const ending = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const killing = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('exit', () => {
      clearTimeout(killing);
      resolve();
    });
    child.kill('SIGTERM');
    return undefined;
  });

/** Starts it beside the back office; nothing waits for it. */
export const startPreview = (root: string, port: number): Preview => {
  let state: ReturnType<Preview['state']> = 'starting';
  const parameters = ['dev', '--port', String(port), '--host', '127.0.0.1', '--ignore-lock'];
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/astro/bin/astro.mjs'), ...parameters],
    {
      cwd: root,
      env: {
        ...process.env,
        CONTENT_FOLDER: 'data/admin/preview/content',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  child.stdout.on('data', (line: Buffer) => {
    if (line.toString().includes(`:${port}`)) state = 'ready';
  });
  const end = () => (state = 'ended');
  child.once('exit', end).once('error', end);
  return {
    addresses: [`http://127.0.0.1:${port}`, `http://localhost:${port}`],
    state: () => state,
    stop: () => ending(child),
  };
};
