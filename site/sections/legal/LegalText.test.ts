import { expect, test } from 'vitest';
import type { PageOf } from '../../../content-model/schemas/content-files.ts';
import { shownSections } from './LegalText.tsx';

const section: PageOf<'legal'>['sections'][number] = {
  heading: 'What’s stored, and why?',
  paragraphs: [{ text: 'Always.' }, { when: 'analytics', text: 'With analytics.' }],
  list: [{ when: 'stripe', text: 'With Stripe.' }],
  after: [],
};

test('a text about a service is shown only when the service is set up', () => {
  const [shown] = shownSections([section], { analytics: false, stripe: true });
  expect(shown).toMatchObject({ paragraphs: ['Always.'], list: ['With Stripe.'] });
  const [other] = shownSections([section], { analytics: true, stripe: false });
  expect(other).toMatchObject({ paragraphs: ['Always.', 'With analytics.'], list: [] });
});
