import { expect, test } from 'vitest';
import { contactForm } from './contact.ts';
import { guideForm, newsletterForm } from './email-sign-up.ts';
import { envelope, readOrigin } from './envelope.ts';
import { readForm } from './form.ts';

const request = { name: 'Ana Ruiz', email: 'ana@ruiz.law', service: 'SEO', brief: 'Hello' };

test('a complete contact request is accepted as typed, without surrounding white space', () => {
  const reading = readForm(contactForm, { ...request, name: '  Ana \n Ruiz ', brief: ' a\r\nb\n' });
  expect(reading).toEqual({ ok: true, fields: { ...request, brief: 'a\nb' } });
});

test.for([{ email: 'call me maybe' }, { brief: 'word '.repeat(10_000) }])(
  'an address is never refused for its format, nor a brief for its length (%#)',
  (values) => {
    expect(readForm(contactForm, { ...request, ...values }).ok).toBe(true);
  },
);

test('every missing field gets a message of its own', () => {
  expect(readForm(contactForm, { name: ' ', brief: '\n' })).toEqual({
    ok: false,
    errors: {
      name: 'Enter your name',
      email: 'Enter your email address',
      service: 'Choose the service you need',
      brief: 'Tell us a little about your project',
    },
  });
  expect(readForm(contactForm, { ...request, service: 'Plumbing' }).ok).toBe(false);
});

test.for(['\u0000', '\u007F', '\uFDD0', '\u{1FFFE}', '\uD800'])(
  'only the character that cannot be stored is removed: %j',
  (character) => {
    const typed = `Straße${character} 田 😀`;
    expect(readForm(contactForm, { ...request, name: typed, brief: typed })).toMatchObject({
      ok: true,
      fields: { name: 'Straße 田 😀', brief: 'Straße 田 😀' },
    });
    expect(readForm(contactForm, { ...request, name: character }).ok).toBe(false);
  },
);

test.for(['ana@müller.de', 'ana@ruiz.law\u200B', '\u202Aana@ruiz.law\u202C', '\uFEFFana@ruiz.law'])(
  'every form accepts an address that can be replied to, without its invisible characters: %j',
  (email) => {
    const fields = { email: email.replaceAll(/[\u200B\u202A\u202C\uFEFF]/gu, '') };
    expect(readForm(guideForm, { email })).toEqual({ ok: true, fields });
    expect(readForm(newsletterForm, { email })).toEqual({ ok: true, fields });
    expect(readForm(contactForm, { ...request, email })).toMatchObject({ ok: true, fields });
  },
);

test.for(['ana@', '@ruiz.law', 'ana@ruiz..law', 'ana@gmail,com', 'ana@\u212A', 'ana.gmail.com'])(
  'the sign-up forms require a complete address, not "%s"',
  (email) => {
    expect(readForm(guideForm, { email })).toMatchObject({
      errors: { email: 'Enter an email address like name@example.com' },
    });
  },
);

test('the newsletter takes addresses of up to 256 characters', () => {
  const address = (length: number) => `${'a'.repeat(length - '@ruiz.law'.length)}@ruiz.law`;
  expect(readForm(newsletterForm, { email: address(256) }).ok).toBe(true);
  expect(readForm(newsletterForm, { email: address(257) }).ok).toBe(false);
});

test.for([
  [{ elapsed: '-5' }, false],
  [{ submissionId: 'a b' }, false],
  [{}, true],
  [{ subject: 'x', elapsed: '5' }, true],
  [{ elapsed: '2000', submissionId: 'abcd-1234' }, true],
] as const)('the hidden values %o of a form are accepted: %s', ([values, accepted]) => {
  expect(readForm(envelope, values).ok).toBe(accepted);
});

test('the source of a lead is read as the browser noted it', () => {
  const origin = { entryPage: '/', previousPage: '/about', referringSite: 'www.google.com' };
  expect(readOrigin({ ...origin, email: 'ana@example.com' })).toEqual(origin);
  expect(readOrigin({ entryPage: '/localseo' })).toEqual({ entryPage: '/localseo' });
});

test.for([
  [{ entryPage: '/a', previousPage: '/b?email=ana@example.com' }, { entryPage: '/a' }],
  [{ entryPage: '/a', referringSite: '<b>x</b>' }, { entryPage: '/a' }],
  [{ entryPage: '/a', doorName: '\u202Eevil', doorTrade: '<b>' }, { entryPage: '/a' }],
  [{ entryPage: `/${'a'.repeat(300)}`, previousPage: '/b' }, undefined],
  [{ previousPage: '/b' }, undefined],
  [{ entryPage: '//elsewhere.example' }, undefined],
  [{}, undefined],
] as const)('only the valid parts of %o are kept', ([values, expected]) => {
  expect(readOrigin(values as Record<string, string>)).toEqual(expected);
});
