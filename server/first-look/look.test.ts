import { afterAll, beforeAll, expect, test } from 'vitest';
import { look, lookAt } from './look.ts';
import { findingsOf } from './findings.ts';
import { readPage } from './page.ts';
import { startWebsites } from './websites.fixture.ts';

const siteUrl = 'https://agency.test';
const about = `${siteUrl}/freereviewlanding`;
let websites: Awaited<ReturnType<typeof startWebsites>>;
beforeAll(async () => void (websites = await startWebsites()));
afterAll(() => websites.stop());

/** What a look says: a line for each finding, `+` before good ones. Times differ from machine to machine. */
const see = async (address: string, timeout = 60_000) => {
  const { findings } = await lookAt(address, about, { ...websites.network, timeout });
  return findings
    .filter(({ subject, found }) => subject !== 'Your speed' || found.includes('more than'))
    .map(({ first, found }) => `${first === undefined ? '+' : '-'} ${found}`);
};

const unreachable =
  '- Your page has no number or email address to tap, no form and no link to book or order.';

test.each([
  [
    'rosas.test',
    [
      '+ Your website opens at “https://rosas.test”. It is secure (https). Other ways to type it lead there.',
      '+ Search engines may list your page. There is a list of your pages for them (“sitemap”).',
      '+ Your page fits itself to the width of a phone.',
      '+ Your page has a phone number to tap and the link “Order a cake”.',
      '+ Your title is “Rosa’s Bakery | Sourdough and cakes in Austin”. Below it, a search may show “Sourdough, cakes and coffee on Elm Street in Austin. Order by phone until noon and pick up warm bread at five.”.',
      '+ Your main heading is “Bread like on Sundays”. There are 135 words to read. The language is “en”.',
      '+ Your page says “(512) 555-0142” and an address. Search engines are told “Rosa’s Bakery”, “+1-512-555-0142”.',
      '+ Your page has 1 picture, none without a description and none without a size.',
      '+ A shared link says “Warm bread at five” and comes with a picture.',
    ],
  ],
  [
    'builder.test',
    [
      '- Your website opens at “https://builder.test”. It is secure (https). “http://builder.test” is another address beside it.',
      '- Your page asks search engines not to list it (“noindex”).',
      '- Your page fits itself to the width of a phone. A part of it is always 980 pixels wide, which is more than a phone has.',
      unreachable,
      '- Your title is “Home”. There is no description to go with it.',
      '- There is no main heading in words. There are 0 words to read. The language is “en”.',
      '- Your page says no phone number and no address that we recognize. Search engines are told none of it in the form they read.',
      '- Your page has 1 picture, 1 without a description and 1 without a size, such as “9f2_mv2.jpg”.',
      '- A shared link says “Lotus Nails” and comes without a picture.',
    ],
  ],
  [
    'tables.test',
    [
      '- Your website opens at “http://tables.test”. There is no secure address (https). “http://www.tables.test” doesn’t open.',
      '- Search engines may list your page. We found no list of your pages for them (“sitemap”).',
      '- Your page doesn’t fit itself to the width of a phone. A part of it is always 900 pixels wide, which is more than a phone has.',
      unreachable,
      '- Your title is “Café Maman”. There is no description to go with it.',
      '- There is no main heading in words. There are 6 words to read. The language is not named.',
      '- Your page says “512.555.0177” and no address that we recognize. Search engines are told with a mistake that keeps them from reading it.',
      '- We found no picture on your page.',
      '- A shared link gets no title from your page and comes without a picture.',
    ],
  ],
  // 40 MB, and 50 MB in a small gzip.
  ...['huge.test', 'bomb.test'].map((name): [string, string[]] => [
    name,
    [
      `- Your website opens at “https://${name}”. It is secure (https). “http://${name}” doesn’t open.`,
      '- Your page has more than 2,000 kilobytes of text and code. We read no further.',
    ],
  ]),
  ['parked.test', ['- At this address stands a placeholder: “This domain is for sale”.']],
])('what a stranger sees at %s', async (name, findings) => {
  expect(await see(name)).toEqual(findings);
});

test('a title is quoted as it reads, in any encoding', async () => {
  expect(await see('kana.test')).toContain(
    '- Your title is “ベーカリー”. There is no description to go with it.',
  );
});

test.each([
  [
    'mistaken.test',
    '- Your website opens at “http://mistaken.test”. The certificate of the secure address (https) is wrong or out of date. “http://www.mistaken.test” doesn’t open.',
  ],
  [
    'moved.test',
    '- Your website opens at “https://rosas.test”. It is secure (https). “https://moved.test” doesn’t open.',
  ],
  [
    'outside.test/down',
    '- Your website opens at “http://tables.test”. There is no secure address (https). “http://www.tables.test” doesn’t open.',
  ],
])('%s is looked at where it leads, and the way there is told', async (name, finding) => {
  expect(await see(name)).toContain(finding);
});

test.each([
  ['nobody.test', 'We found no website at nobody.test.'],
  ['circle.test', 'The website sends people on more than three times, perhaps in a circle.'],
  ['closed.test', 'The website asks programs like ours not to read it, and we don’t.'],
  ['rosas.test/kitchen', 'The website asks programs like ours not to read it, and we don’t.'],
  ['rosas.test/nowhere', 'There is no page at that address.'],
  ['busy.test', 'The website couldn’t say whether programs may read it, so we haven’t.'],
  ['outside.test/broken', 'The page broke off while it arrived.'],
  ['outside.test/menu.pdf', 'That address leads to a file, and not to a page.'],
  ['outside.test/members', 'The website sends programs like ours away. People may still see it.'],
])('%s is not looked at, and says why', async (address, reason) => {
  await expect(see(address)).rejects.toThrow(reason);
});

test.each(['slow.test', 'slow.test/half'])(
  'a look ends when %s takes too long',
  async (address) => {
    await expect(see(address, 500)).rejects.toThrow('took longer than 0.5 seconds');
  },
);

test('we say who we are, and bring no cookie', async () => {
  const { headers } = websites;
  await see('rosas.test');
  expect(headers.at(-1)).toMatchObject({ 'user-agent': expect.stringContaining(`+${about}`) });
  expect(headers.filter(({ cookie, authorization }) => cookie ?? authorization)).toEqual([]);
});

/** The finding about one subject on a page of this HTML. */
const find = (subject: string, html: string, milliseconds = 100) => {
  const page = readPage({
    url: new URL('https://rosas.test/'),
    isTrusted: true,
    milliseconds,
    bytes: Buffer.from(html),
    isCut: false,
    contentType: 'text/html; charset=utf-8',
    robotsTag: '',
    isOpenToGoogle: true,
    hasSitemap: true,
    spellings: [],
  });
  return findingsOf(page).find((finding) => finding.subject === subject);
};

test('every finding says what it means and what was not looked at; only what is good asks for nothing', () => {
  expect(find('Your speed', '<script src="a.js"></script>', 2_345)).toEqual({
    subject: 'Your speed',
    found:
      'Your page began to arrive after 2.3 seconds. It has 1 kilobyte of text and code, and loads 1 script.',
    means: 'While nothing shows, people wait. All else begins when the page itself has arrived.',
    first: 'Ask your host to keep your pages ready (“caching”). Up to 0.8 seconds is good.',
    notLookedAt: 'We asked once, from our server, and loaded no pictures, styles or scripts.',
  });
  expect(find('Your speed', '')?.first).toBeUndefined();
});

test('words of the website stay plain text, on one line', () => {
  const title = '<title>Rosa \u202E\u0007&lt;script&gt;\nalert()</title>';
  expect(find('Your lines in a search', title)?.found).toContain('“Rosa <script> alert()”');
});

test('a number for search engines that the page does not show is found', () => {
  const data = '{"name":"Rosa’s","address":"Elm Street","telephone":"512 555 0199"}';
  const html = `(512) 555-0142, Austin, TX 78701<script type="application/ld+json">${data}</script>`;
  expect(find('Your name, address and phone', html)).toMatchObject({
    found: expect.stringContaining('told “Rosa’s”, “512 555 0199”'),
    first: 'Give the same number everywhere.',
  });
});

test('structured data of an unexpected shape counts as none', () => {
  const data = '{"name":{"toString":1},"address":[],"telephone":{"toString":1}}';
  const html = `<script type="application/ld+json">${data}</script>`;
  expect(find('Your name, address and phone', html)?.found).toContain('none of it');
});

test('a page nested ten thousand times is read', () => {
  const html = `${'<span>'.repeat(10_000)}<h1>Bread</h1>`;
  expect(find('Your words', html)?.found).toContain('“Bread”');
});

test('a look runs in a thread that knows no setting', async () => {
  await expect(look('127.0.0.1', siteUrl)).rejects.toThrow('and not a number');
  const settings = 'import w from "node:worker_threads"; w.parentPort.postMessage(process.env)';
  const program = new URL(`data:text/javascript,${settings}`);
  expect(await look('rosas.test', siteUrl, { program, timeout: 60_000 })).toEqual({});
});

test.each([
  ['time', 'for (;;);', 500],
  ['memory', 'const all = []; for (;;) all.push(Array(1e5).fill(all.length))', 60_000],
])('a page that would take all %s ends the thread', async (_what, code, timeout) => {
  const program = new URL(`data:text/javascript,${code}`);
  await expect(look('rosas.test', siteUrl, { program, timeout })).rejects.toThrow('too tangled');
});
