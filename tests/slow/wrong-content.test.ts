import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { copyWholeProject } from '../fixtures/project-copy.ts';

test.for([
  ['build', ''],
  ['dev', ''],
  ['check-content', '1 problem in the content.\n'],
] as const)(
  'a tab in the testimonials stops "npm run %s" with one plain line, and nothing older is published',
  async ([script, end]) => {
    const copy = temporaryDirectory();
    await copyWholeProject(copy, { withPictures: false });
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
