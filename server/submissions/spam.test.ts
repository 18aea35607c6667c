import { expect, test } from 'vitest';
import { rememberTexts, suspicionsOf } from './spam.ts';

const founder = {
  name: 'Ana Ruiz',
  email: 'ana@ruizbakery.com',
  service: 'Web Design',
  brief:
    'Hi! We run a bakery in Austin. Our old site is http://ruizbakery.com and I love how https://www.example.com/menu shows a menu. Could you do that for about $4,000, and be done before the spring? You can call me too.',
};

const judge = (values: Readonly<Record<string, string>>) => suspicionsOf(values, rememberTexts());

const bot = 'https://x.example';
const forumLinks = '[url=https://a.example]pills[/url] '.repeat(12);

test.for([
  ['a founder’s message with two links', {}],
  ['a long list of sites she likes', { brief: 'I like https://a.com '.repeat(12) }],
  ['a piece of her own site’s code', { brief: '<a href="https://ruizbakery.com">Menu</a>' }],
  ['forum links and many of them', { brief: forumLinks }],
  ['her site in the place of her name', { name: 'www.ruizbakery.com' }],
  ['what a browser filled into the hidden field', { subject: 'Ruiz Bakery' }],
  ['a form that was sent at once', { elapsed: '150' }],
  ['a name with an ampersand and a dot', { name: 'Dr. Ruiz & Partners, Inc.' }],
] as const)('%s passes: a single sign holds nothing back', ([, changes]) => {
  expect(judge({ ...founder, ...changes })).toEqual([]);
});

test.for([
  [
    'a program that fills in everything at once',
    { subject: bot, elapsed: '150' },
    ['the hidden field was filled in', 'sent after 0.15 seconds'],
  ],
  [
    'the trap and links as for a forum',
    { subject: bot, brief: forumLinks },
    ['the hidden field was filled in', 'links written as for a forum'],
  ],
  [
    'a link for a name, and many more',
    { name: bot, brief: 'https://b.example '.repeat(9) },
    ['9 links', 'a link instead of a name'],
  ],
] as const)('%s is held back, with the reasons', ([, changes, suspicions]) => {
  expect(judge({ ...founder, ...changes })).toEqual(suspicions);
});

test('the same text is a sign from the fourth sender on, even with other numbers in it', () => {
  const judgeRepetition = rememberTexts();
  const send = (email: string, offer: string) =>
    suspicionsOf(
      {
        ...founder,
        name: bot,
        email,
        brief: `We bring ${offer} visitors to your site. Write to us today!`,
      },
      judgeRepetition,
    );
  expect(send('a@x.example', '10,000')).toEqual([]);
  expect(send('a@x.example', '10,000')).toEqual([]);
  expect(send('b@x.example', '20,000')).toEqual([]);
  expect(send('c@x.example', '20,000')).toEqual([]);
  expect(send('d@x.example', '30,000')).toEqual([
    'a link instead of a name',
    'the same text came from others',
  ]);
});
