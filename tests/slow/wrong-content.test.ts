import { spawnSync } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { programs } from '../../tooling/build/sources.ts';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';

const parts = ['.npmrc', 'content', 'package-lock.json', ...programs];

test.for([
  ['build', ''],
  ['dev', ''],
  ['check-content', '1 problem in the content.\n'],
] as const)(
  'a tab in the testimonials stops "npm run %s" with one plain line, and nothing older is published',
  async ([script, end]) => {
    const copy = temporaryDirectory();
    for (const part of parts) await cp(part, join(copy, part), { recursive: true });
    await symlink(resolve('node_modules'), join(copy, 'node_modules'));
    const file = join(copy, 'content/testimonials.yml');
    const right = await readFile(file, 'utf8');
    await writeFile(file, right.replace(/^ {2}role:/mu, '\trole:'));
    const line = right.slice(0, right.indexOf('  role:')).split('\n').length;

    const { status, stdout, stderr } = spawnSync('npm', ['run', script], {
      cwd: copy,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe(
      `content/testimonials.yml, line ${line}: Tabs are not allowed as indentation.\n${end}`,
    );
    expect(existsSync(join(copy, 'dist'))).toBe(false);
  },
);
