import { extractText } from 'unpdf';
import { business, posts, siteContent } from '../fixtures/content.ts';
import { expect, test } from './test.ts';

/** Strips the spaces and quotes that print typesets differently. */
const bare = (text: string) => text.replaceAll(/[\s'’"“”]/gu, '');

const post = posts.find(({ path }) => path === '/essentialswebsitepages');

test('an article is printed whole, in ink, with the brand: sections unfolded, links with their addresses, without menu and form', async ({
  page,
}) => {
  await page.goto(post?.path ?? '');
  const pdf = await page.pdf({ format: 'Letter' });
  const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
  expect(text).toContain(business.name.split(' ')[0]);
  for (const words of ['(/localseo)', ...(post?.sections ?? [])])
    expect(bare(text)).toContain(bare(words));
  for (const words of ['Skip to the content', siteContent.footer.newsletter.button])
    expect(text).not.toContain(words);
  await page.emulateMedia({ media: 'print' });
  const colors = await page
    .locator('main :is(h1, h2, p, a)')
    .evaluateAll((elements) => elements.map((one) => getComputedStyle(one).color));
  expect(new Set(colors)).toEqual(new Set(['rgb(43, 27, 47)']));
});
