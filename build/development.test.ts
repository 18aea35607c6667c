import { EventEmitter } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { contentWatch } from './development.ts';

type Setup = NonNullable<AstroIntegration['hooks']['astro:server:setup']>;

test('while dev runs, a wrong save is told in the terminal, and so is the one that mends it', async () => {
  const root = temporaryDirectory();
  cpSync('content', join(root, 'content'), { recursive: true });
  const watcher = new EventEmitter();
  const told: string[] = [];
  const tell = (line: string) => told.push(line);
  await contentWatch().hooks['astro:server:setup']?.({
    server: { config: { root }, watcher },
    logger: { error: tell, info: tell },
  } as unknown as Parameters<Setup>[0]);

  const file = join(root, 'content/packages.yml');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace(/price: \d+/u, 'price: $4,000'));
  watcher.emit('change', file);
  await vi.waitFor(
    () => expect(told).toEqual([expect.stringContaining('"$4,000" is not a whole')]),
    5000,
  );

  writeFileSync(file, right);
  watcher.emit('change', file);
  await vi.waitFor(() => expect(told.at(-1)).toBe('The content is in order again.'), 5000);
});
