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

test.for([
  ['a founder’s message with two links', {}],
  ['a long list of sites she likes', { brief: 'I like https://a.com '.repeat(12) }],
  ['a name with an ampersand and a dot', { name: 'Dr. Ruiz & Partners, Inc.' }],
  ['one who is quick, but not quicker than a person', { elapsed: '2000' }],
] as const)('%s passes', ([, changes]) => {
  expect(judge({ ...founder, ...changes })).toEqual([]);
});

test.for([
  [
    'the trap for programs',
    { company_site: 'https://x.example' },
    ['the hidden field was filled in'],
  ],
  ['a form sent at once', { elapsed: '150' }, ['sent after 0.15 seconds']],
  [
    'links as for a forum, and many of them',
    { brief: '[url=https://a.example]pills[/url] '.repeat(5) },
    ['5 links', 'links written as for a forum'],
  ],
  [
    'a link for a name, and markup',
    { name: 'https://a.example', brief: '<a href="https://b.example">cheap</a>' },
    ['links written as for a forum', 'a link instead of a name'],
  ],
] as const)('%s is held back, and why is told', ([, changes, suspicions]) => {
  expect(judge({ ...founder, ...changes })).toEqual(suspicions);
});

test('the same text from the fourth person on is held back, also with other figures in it', () => {
  const judgeRepetition = rememberTexts();
  const send = (email: string, offer: string) =>
    suspicionsOf(
      { ...founder, email, brief: `We bring ${offer} visitors to your site. Write to us today!` },
      judgeRepetition,
    );
  expect(send('a@x.example', '10,000')).toEqual([]);
  expect(send('a@x.example', '10,000')).toEqual([]);
  expect(send('b@x.example', '20,000')).toEqual([]);
  expect(send('c@x.example', '20,000')).toEqual([]);
  expect(send('d@x.example', '30,000')).toEqual(['the same text came from others']);
});
