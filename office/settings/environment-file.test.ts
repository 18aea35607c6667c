import { statSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryDirectory } from '../../leads/temporary-directory.fixture.ts';
import { withValues, writeValues } from './environment-file.ts';

const before = `# The site
SITE_URL=
PORT = 4600   # not the usual one

export MAIL_TO="old@example.com" # hers
SMTP_URL='smtps://a:b#c@h'
`;

test('only the values change; comments, quotes, spaces and order stay', () => {
  const values = {
    SITE_URL: 'https://www.example.com',
    MAIL_TO: 'new@example.com',
    SMTP_URL: '',
    BOOKING_URL: 'https://cal.example.com/ana',
  };
  expect(withValues(before, values)).toBe(`# The site
SITE_URL=https://www.example.com
PORT = 4600   # not the usual one

export MAIL_TO=new@example.com # hers
SMTP_URL=
BOOKING_URL=https://cal.example.com/ana
`);
});

test.for(['a#b', ' spaces ', `it's`, '$HOME $1 $&', 'a\\nb', '`', `"'`])(
  '%j is read back',
  (value) => {
    const changed = withValues(before, { MAIL_TO: value });
    expect(parseEnv(changed)).toEqual({ ...parseEnv(before), MAIL_TO: value });
  },
);

test.for(['a\nPORT=1', 'a\rPORT=1', 'a\0b', `"'\``])('%j is refused', (value) => {
  expect(() => withValues(before, { MAIL_TO: value })).toThrow('can’t be written down');
});

test('the last of two assignments counts, Windows line ends stay, and an empty variable is not added', () => {
  expect(withValues('A=1\r\nA=2', { A: '3', B: '4', C: '' })).toBe('A=1\r\nA=3\r\nB=4\r\n');
});

test('a text in quotes that only looks like an assignment is not touched', () => {
  expect(() => withValues('NOTE="one\nA=2\nthree"\n', { A: '3' })).toThrow('can’t be written down');
});

test('only its owner may read the file', () => {
  const file = join(temporaryDirectory(), '.env');
  writeFileSync(file, 'A=1\n', { mode: 0o644 });
  writeValues(file, { A: '2' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toBe('A=2\n');
});
