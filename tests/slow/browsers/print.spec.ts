import { longestOfFamilies } from '../../fixtures/built-pages.ts';
import { faultsOnPaper, readSheets, wordsOf } from '../../fixtures/printed.ts';
import { expect, test } from './test.ts';

test('a page of every family is printed without menu and forms, and no words over others', async ({
  engine,
  baseURL,
}) => {
  test.setTimeout(300_000);
  for (const { path, html } of longestOfFamilies) {
    await engine.goto(`${baseURL}${path}`);
    const sheets = await readSheets((await engine.print?.()) ?? new Uint8Array());
    // Of the frame with a form alone nothing is left.
    if (html.includes('<header')) expect((await wordsOf(sheets)).length, path).toBeGreaterThan(20);
    expect(await faultsOnPaper(sheets), path).toEqual([]);
  }
});
