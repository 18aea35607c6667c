import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';

const program = fileURLToPath(new URL('audit.mjs', import.meta.url));

/** Runs the audit with an npm that prints this. */
const audit = (answer: string) => {
  const directory = temporaryDirectory();
  const npm = join(directory, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${answer}\nEND\n`);
  chmodSync(npm, 0o755);
  const env = { PATH: `${directory}:/usr/bin:/bin` };
  const { status, stdout } = spawnSync(process.execPath, [program], { encoding: 'utf8', env });
  return { status, stdout };
};

const report = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { left: { name: 'left', severity, via: [{ title: 'Runs away' }, 'right'] } },
    metadata: { dependencies: { prod: 70 } },
  });

test('a grave hole fails the audit and is named', () => {
  expect(audit(report('high'))).toEqual({
    status: 1,
    stdout:
      'high: left (Runs away; right)\n70 packages audited: 1 with known holes, 1 of them grave.\n',
  });
});

test('a lesser hole is named and fails nothing', () => {
  expect(audit(report('moderate'))).toMatchObject({ status: 0 });
});

test.for([
  ['405 Method Not Allowed', '{"message":"405 Method Not Allowed","statusCode":405}'],
  ['no answer', ''],
] as const)(
  'a registry that does not answer audits (%s) is told apart from a clean bill',
  ([why, answer]) => {
    expect(audit(answer)).toEqual({
      status: 0,
      stdout: `The registry does not answer audits (${why}): nothing was checked.\n`,
    });
  },
);
