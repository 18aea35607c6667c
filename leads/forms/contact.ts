import * as z from 'zod/mini';
import { emailLine, line, text } from './form.ts';

/** The services a visitor can choose from, in the order of the contact page. */
export const services = ['Web Design', 'SEO', 'Custom'] as const;

/**
 * The contact request. All four fields are required, and none has a maximum length. The email address is never
 * rejected for its format (docs/product.md, 5).
 */
export const contactForm = z.object({
  name: line('Enter your name'),
  email: emailLine('Enter your email address'),
  service: z.enum(services, 'Choose the service you need'),
  brief: text('Tell us a little about your project'),
});

export type ContactFields = z.infer<typeof contactForm>;
