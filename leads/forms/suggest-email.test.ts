import { expect, test } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

test.for([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail', 'ana@gmail.com'],
  ['Ana.Ruiz@hotmial.com', 'Ana.Ruiz@hotmail.com'],
  ['ana@gmail,com', 'ana@gmail.com'],
  ['ana@gmail..com', 'ana@gmail.com'],
  ['ana@example,com', 'ana@example.com'],
  ['Ana.gmail.com', 'Ana@gmail.com'],
  ['anagmail.com', 'ana@gmail.com'],
  ['ana@example.com.', 'ana@example.com'],
] as const)('a typo is noticed: %s', ([typed, meant]) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.for([
  'ana@gmail.com',
  'ana@ruizlaw.com',
  'ana',
  'olive.com',
  'gmail.com',
  'call me: 512 555 0100',
  '@gmial.com',
  'ana@',
  '',
])('nothing is suggested for "%s"', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined();
});

const otherProviders = `
  yahoo.ca yahoo.cn yahoo.ro yahoo.co.uk yahoo.com.br yahoo.fr ymail.com rocketmail.com
  hotmail.ca hotmail.de hotmail.co.uk homemail.com live.ca live.cn live.nl outlook.cz outlook.cl
  mail.com email.com e-mail.com love.com gmx.com tmail.com cmail.com xmail.com foxmail.com yopmail.com
  fastmail.com hey.com pm.me protonmail.ch comcast.com att.com mac.com aim.com
`;

test.for(otherProviders.trim().split(/\s+/u))(
  'the domain of another provider is left alone: %s',
  (domain) => {
    expect(suggestEmail(`ana@${domain}`)).toBeUndefined();
  },
);
