import { spawn } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { picturesOfAnotherLook } from '@agency/content-model/brand/drawn-pictures.ts';
import { differingFiles, manifestOf } from '@agency/tooling/build/builds.ts';
import { projectEnvironment } from '@agency/tooling/scripts/run.mjs';
import { counted } from '@agency/leads/forms/counted.ts';
import { makeChange } from '../history/history.ts';
import { readBytes, type Author } from '../history/saves.ts';
import { Refusal } from '../refusal.ts';

/** Draws the pictures of a copy of the content. Rejects when it could not draw them all. */
export type Draw = (
  folder: string,
  onProgress: (done: number, all: number) => void,
  signal: AbortSignal,
) => Promise<void>;

/** Runs `npm run art`, which first installs what it needs. */
const drawWith =
  (root: string): Draw =>
  (folder, onProgress, signal) =>
    new Promise((resolve, reject) => {
      const program = ['tooling/scripts/with-packages.mjs', 'art', 'art/main.ts'];
      const child = spawn(process.execPath, program, {
        cwd: root,
        env: { ...projectEnvironment(), ART_FOLDER: folder },
        stdio: ['ignore', 'pipe', 'inherit'],
        // A group of its own, so that ending it reaches the browser that draws.
        detached: true,
      });
      signal.addEventListener('abort', () => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, done, all] = /^(\d+) of (\d+): /u.exec(line) ?? [];
        if (done !== undefined) onProgress(Number(done), Number(all));
      });
      child.once('error', reject);
      child.once('close', (code) =>
        code === 0 ? resolve() : reject(new Error(`The drawing ended with ${code}`)),
      );
    });

type Redrawing =
  | { state: 'drawing'; done: number; all?: number }
  | { state: 'done'; count: number }
  /** By its button, or since the back office ended; no picture has changed. */
  | { state: 'stopped'; by: 'button' | 'end' }
  | { state: 'failed'; message: string };

const pictures = 'content/pictures';

/** Draws in a copy, then saves what has changed as one change of the history. Tests pass a faster `draw`. */
export const openRedrawing = (root: string, draw = drawWith(root)) => {
  let stopping: AbortController | undefined;
  let isEnding = false;
  const folder = join(root, '.cache/art');
  // Only a drawing that was broken off leaves its copy behind.
  let current: Redrawing | undefined = existsSync(folder)
    ? { state: 'stopped', by: 'end' }
    : undefined;

  const run = async (author: Author | undefined, signal: AbortSignal): Promise<number> => {
    rmSync(folder, { recursive: true, force: true });
    cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true });
    const before = manifestOf(folder, pictures);
    await draw(folder, (done, all) => (current = { state: 'drawing', done, all }), signal);
    // What somebody has changed meanwhile is theirs.
    const others = differingFiles(before, manifestOf(root, pictures));
    const files = differingFiles(before, manifestOf(folder, pictures))
      .filter((file) => !others.includes(file))
      .map((file) => ({ file, after: readBytes(folder, file) }));
    const count = files.filter(({ file }) => !file.endsWith('.json')).length;
    const words = `Redrew ${counted(count, 'picture')} for the brand as it is now`;
    if (files.length > 0) makeChange(root, { words, files, author });
    return count;
  };

  const start = async (author: Author | undefined, signal: AbortSignal): Promise<void> => {
    try {
      current = { state: 'done', count: await run(author, signal) };
    } catch (error) {
      if (signal.aborted) {
        current = { state: 'stopped', by: 'button' };
        return;
      }
      console.error(error);
      const message = `The pictures could not be drawn, so all of them are as before. ${
        error instanceof Refusal
          ? error.message
          : 'Is this computer online, and is there room on its disk? Then try again; otherwise ask whoever looks after the site.'
      }`;
      current = { state: 'failed', message };
    } finally {
      if (!isEnding) rmSync(folder, { recursive: true, force: true });
    }
  };

  return {
    /** The programs that draw may have been left out of the installation. */
    canDraw: existsSync(join(root, 'art/main.ts')),
    state: () => current,
    start: (author: Author | undefined): void => {
      if (current?.state === 'drawing')
        throw new Refusal('The pictures are being drawn already.', 409);
      current = { state: 'drawing', done: 0 };
      stopping = new AbortController();
      void start(author, stopping.signal);
    },
    stop: () => stopping?.abort(),
    /** Stops it as the back office ends; the next one says so. */
    end: () => {
      isEnding = true;
      stopping?.abort();
    },
  };
};

/** What the screens show of it, with the number of pictures that are drawn for the brand as it was. */
export const redrawingAnswer = (
  root: string,
  { canDraw, state }: ReturnType<typeof openRedrawing>,
) => {
  const now = state();
  const older = now?.state === 'drawing' ? 0 : picturesOfAnotherLook(root).length;
  return { canDraw, older, now };
};
