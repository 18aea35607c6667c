import { expect, test } from 'vitest';
import { csvRecord } from './download.ts';

test.for<[string, string]>([
  ['plain ß 田 😀', 'plain ß 田 😀'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['one\r\ntwo', '"one\r\ntwo"'],
  // Formulas, also after spaces and on later lines.
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '＝1+1', '＠SUM(A1)', '  =1+1'].map(
    (formula): [string, string] => [formula, `'${formula}`],
  ),
  ['\u00A0\uFEFF=1+1', "'\u00A0=1+1"],
  // A semicolon begins a new cell in locales that write decimals with a comma.
  ['Hi;=1+1', "Hi;'=1+1"],
  ['a\t-1;  @x', "a\t'-1;'  @x"],
  ['a;"=1+1"', `"a;'""=1+1"""`],
  ['a; b; c', 'a; b; c'],
  ['Hello\n=1+1\r\n @x\r+1', `"Hello\n'=1+1\r\n' @x\n'+1"`],
  // Harmless text is kept; characters that reorder text are removed.
  ['ana@example.com', 'ana@example.com'],
  ['Ana \u202Efdp.exe', 'Ana fdp.exe'],
])('the text %j is safe in a spreadsheet', ([text, cell]) => {
  expect(csvRecord([text, ''])).toBe(`${cell},\r\n`);
});
