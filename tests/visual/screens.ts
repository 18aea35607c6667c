import type { Page } from '@playwright/test';
import { alertOf, contactForm } from '../fixtures/contact-form.ts';

/** A page whose looks are compared with a reference. */
export interface Screen {
  name: string;
  path: string;
  /** Brings the page into its state. */
  prepare?: (page: Page) => Promise<void>;
}

const sendEmptyForm = async (page: Page): Promise<void> => {
  await contactForm(page).evaluate((form: HTMLFormElement) => form.submit());
  await alertOf(page).waitFor();
};

export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'contact-wrong', path: '/contact', prepare: sendEmptyForm },
  { name: 'city', path: '/web-design-seo-women-entrepreneurs-austin' },
  { name: 'package', path: '/elitevisible' },
  { name: 'post', path: '/essentialswebsitepages' },
  { name: 'case-study', path: '/shephedlaw' },
  { name: 'not-found', path: '/no-such-page' },
];

export const widths = [390, 1280] as const;
