import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { internet } from './fetch.ts';
import { lookAt } from './look.ts';
import { startWebsites } from './websites.fixture.ts';

const about = 'https://agency.test/freereviewlanding';
const noNumber = 'Please type the name of the website, such as rosasbakery.com, and not a number.';
const wholeName = 'Please type the whole name of the website, such as rosasbakery.com.';
const noAt = 'Please leave out everything before the @.';
const noColon = 'Please leave out the colon and the number behind it.';
const noOther = 'We only look at addresses with https:// or http://.';
const noAddress = 'That isn’t an address. One looks like rosasbakery.com.';

test.each([
  ['http://127.0.0.1/', noNumber],
  ['https://0x7f.1', noNumber],
  ['2130706433', noNumber],
  ['017700000001', noNumber],
  ['127.1', noNumber],
  ['127.0.0.1.', noNumber],
  ['１２７。０。０。１', noNumber],
  ['①②⑦.0.0.1', noNumber],
  ['169.254.169.254/latest/meta-data', noNumber],
  ['[::1]', noNumber],
  ['http://[::ffff:127.0.0.1]', noNumber],
  ['http://[::ffff:7f00:1]', noNumber],
  ['//127.0.0.1', noNumber],
  ['http:\\\\127.0.0.1', wholeName],
  ['localhost', wholeName],
  ['LOCALHOST', wholeName],
  ['localhost.', wholeName],
  ['ⓛocalhost', wholeName],
  ['rosas.test.', wholeName],
  ['https://rosas:secret@rosas.test', noAt],
  ['rosas.test@127.0.0.1', noAt],
  ['https://rosas.test:22', noColon],
  ['https://rosas.test:80', noColon],
  ['rosas.test:8080', noColon],
  ['file:///etc/passwd', noOther],
  ['ftp://rosas.test', noOther],
  ['gopher://rosas.test/_GET', noOther],
  ['ws://rosas.test', noOther],
  ['javascript:alert(1)', noAddress],
  ['data:text/html,hello', noAddress],
  ['rosas.test%00.evil.test', noAddress],
  ['https://rosas test', noAddress],
  ['', noAddress],
  [`rosas.test/${'a'.repeat(500)}`, 'That address is too long for us.'],
])('%s is refused before any name is looked up', async (typed, reason) => {
  const resolve = () => Promise.reject(new Error('A name was looked up.'));
  await expect(lookAt(typed, about, { ...internet, resolve })).rejects.toThrow(reason);
});

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::7f00:1',
  '2001:2::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '4000::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  'not an address',
])('a name at %s is refused, also beside a public address', async (address) => {
  for (const addresses of [[address], ['93.184.215.14', address], [address, '2606:4700::1111']]) {
    const network = { ...internet, resolve: async () => addresses };
    await expect(lookAt('inside.test', about, network)).rejects.toThrow(
      'inside.test isn’t on the public internet, so no stranger sees it.',
    );
  }
});

test.each(['93.184.215.14', '100.128.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])(
  '%s is public',
  (address) => {
    expect(internet.isPublic(address)).toBe(true);
  },
);

/** Sends everybody on to the address in its query. */
const sendOn: RequestListener = (request, response) => {
  const location = decodeURIComponent(request.url?.split('?')[1] ?? '');
  response.writeHead(location ? 302 : 404, { location, connection: 'close' }).end();
};

/** Sends everybody on three times before it answers. */
const tiring: RequestListener = ({ url = '' }, response) => {
  if (url.endsWith('xxx')) response.writeHead(200, { 'content-type': 'text/html' }).end();
  else response.writeHead(302, { location: `${url}x` }).end();
};

let websites: Awaited<ReturnType<typeof startWebsites>>;
beforeAll(
  async () =>
    void (websites = await startWebsites({
      'outside.test': { https: sendOn },
      'rosas.test': { http: tiring, https: tiring },
    })),
);
afterAll(() => websites.stop());

const onward = 'The website sends people on to a wrong address.';

test.each([
  ['http://127.0.0.1/', `${onward} ${noNumber}`],
  ['//0x7f.1/', `${onward} ${noNumber}`],
  ['http://169.254.169.254/latest/meta-data/', `${onward} ${noNumber}`],
  ['http://[::ffff:127.0.0.1]/', `${onward} ${noNumber}`],
  ['http://localhost/', `${onward} ${wholeName}`],
  ['https://rosas:secret@rosas.test/', `${onward} ${noAt}`],
  ['https://rosas.test:8443/', `${onward} ${noColon}`],
  ['file:///etc/passwd', `${onward} ${noOther}`],
  ['javascript:alert(1)', `${onward} ${noOther}`],
  ['http://:', `${onward} Browsers don’t understand it.`],
  ['http://inside.test/', 'inside.test isn’t on the public internet, so no stranger sees it.'],
])('a redirect to %s is refused', async (location, reason) => {
  const resolve = async (name: string) =>
    name === 'inside.test' ? ['127.0.0.2'] : websites.network.resolve(name);
  const address = `outside.test/?${encodeURIComponent(location)}`;
  await expect(lookAt(address, about, { ...websites.network, resolve })).rejects.toThrow(reason);
});

test('a name that changes its address after the first connection is refused at the second', async () => {
  const answers = ['127.0.0.1', '127.0.0.2'];
  const resolve = async () => [answers.shift() ?? ''];
  const address = `outside.test/?${encodeURIComponent('https://outside.test/')}`;
  await expect(lookAt(address, about, { ...websites.network, resolve })).rejects.toThrow(
    'outside.test isn’t on the public internet',
  );
  expect(answers).toEqual([]);
});

test('a connection goes to the address that was checked, which is looked up once', async () => {
  let lookups = 0;
  const resolve = async () => ((lookups += 1) === 1 ? ['127.0.0.1'] : []);
  const before = websites.requests.length;
  await expect(lookAt('outside.test', about, { ...websites.network, resolve })).rejects.toThrow(
    'We found no website',
  );
  // One connection for the rules for programs, none for the page.
  expect(websites.requests.slice(before)).toEqual(['https://outside.test/robots.txt']);
});

test('no website gets more than twenty requests out of one look', async () => {
  const before = websites.requests.length;
  await lookAt('rosas.test/page', about, websites.network);
  expect(websites.requests.length - before).toBe(20);
});
