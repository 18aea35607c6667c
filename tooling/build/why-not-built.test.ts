import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { whyNotBuilt } from './why-not-built.ts';

test.for([
  ['of the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['of a library', new Error('pngsave: No space left on device')],
  [
    'behind another',
    new Error('It broke', { cause: Object.assign(new Error(''), { code: 'ENOSPC' }) }),
  ],
] as const)('a full disk is reported in plain words, from an error %s', ([, error]) => {
  expect(whyNotBuilt(temporaryDirectory(), error)).toBe(
    'The disk is full. Make room and try again.',
  );
});

test('the log that a message points to exists, whoever started the build', () => {
  const root = temporaryDirectory();
  const told = whyNotBuilt(root, new Error('It broke'));
  const [log = ''] = /\.cache\S+/u.exec(told) ?? [];
  expect(readFileSync(join(root, log), 'utf8')).toContain('It broke');
});

test.for(['main.ts', 'dev.ts'])('%s ends with one sentence where a setting is wrong', (program) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, program)], {
    encoding: 'utf8',
    env: { PORT: 'eighty' },
  });
  expect(stderr).toBe('PORT is "eighty"; it should be a whole number from 0 to 65535.\n');
  expect(status).toBe(1);
});
