import { expect, test } from 'vitest';
import type { PageOf } from '../../content-schemas/content-files.ts';
import { shownSections } from './shownSections.ts';

const section: PageOf<'legal'>['sections'][number] = {
  heading: 'What’s stored, and why?',
  paragraphs: [{ text: 'Always.' }, { when: 'analytics', text: 'With analytics.' }],
  list: [{ when: 'stripe', text: 'With Stripe.' }],
  after: [],
};

test('a text about a service that is not set up is left out', () => {
  const [shown] = shownSections([section], { analytics: false, stripe: true });
  expect(shown).toMatchObject({ paragraphs: ['Always.'], list: ['With Stripe.'] });
});

test('a text about a service that is set up is shown', () => {
  const [shown] = shownSections([section], { analytics: true, stripe: false });
  expect(shown).toMatchObject({ paragraphs: ['Always.', 'With analytics.'], list: [] });
});
