import { expect, test } from 'vitest';
import { csvRecord } from './output.ts';

test('plain cells are separated by commas and the record ends in CR LF', () => {
  expect(csvRecord(['a', '', 'ß 田 😀'])).toBe('a,,ß 田 😀\r\n');
});

test('commas, quotes and line breaks are quoted', () => {
  expect(csvRecord(['a,b', 'say "hi"', 'one\ntwo', 'one\r\ntwo'])).toBe(
    '"a,b","say ""hi""","one\ntwo","one\r\ntwo"\r\n',
  );
});

test.for(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1', '＠SUM(A1)'])(
  'the cell %j is not a formula any more',
  (cell) => {
    expect(csvRecord([cell])).toBe(`'${cell}\r\n`);
  },
);

test('neither spaces before it nor lines before it hide a formula', () => {
  expect(csvRecord(['  =1+1'])).toBe("'  =1+1\r\n");
  expect(csvRecord(['\u00A0\uFEFF=1+1'])).toBe("'\u00A0=1+1\r\n");
  expect(csvRecord(['Hello\n=1+1\r\n @x\r+1'])).toBe(`"Hello\n'=1+1\r\n' @x\n'+1"\r\n`);
  expect(csvRecord(['\n\n=1+1'])).toBe(`"\n\n'=1+1"\r\n`);
});

test('what only contains such characters stays as it is', () => {
  expect(csvRecord(['ana@example.com', 'a-b', '1+1=2'])).toBe('ana@example.com,a-b,1+1=2\r\n');
});

test('a name that reorders what is read does not do so in a spreadsheet', () => {
  expect(csvRecord(['Ana \u202Efdp.exe', '\u2066=1+1\u2069'])).toBe("Ana fdp.exe,'=1+1\r\n");
});
