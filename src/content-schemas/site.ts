import { z } from 'astro/zod';
import { link } from './fields.ts';

const menuLink = link.extend({
  note: z.string().max(60).optional().describe('A short line below the link, desktop menu only'),
});

const menu = z.strictObject({
  label: z.string().describe('The word that opens the dropdown'),
  links: z.array(menuLink).min(1),
});

const column = z.strictObject({ label: z.string(), links: z.array(link).min(1) });

const socialNetwork = z.strictObject({
  network: z.enum(['LinkedIn', 'Instagram', 'Facebook', 'Pinterest', 'YouTube']),
  url: z
    .url('Write the full address of your profile, beginning with https://')
    .nullable()
    .describe('Your profile. Left empty, the icon links to the home page'),
});

const newsletter = z.strictObject({
  title: z.string(),
  text: z.string(),
  placeholder: z.string(),
  button: z.string(),
  success: z.string().describe('What the form answers once the address is stored'),
});

const analytics = z.strictObject({
  text: z.string().describe('The question, shown only where analytics is set up'),
  accept: z.string(),
  decline: z.string(),
  choice: z.string().describe('The words in the footer that bring the question back'),
});

const footer = z.strictObject({
  promise: z.string().describe('One sentence below the logo'),
  columns: z.array(column).length(3, 'The footer has exactly three columns'),
  legal: z.array(link).describe('Terms, license and privacy'),
  newsletter,
});

const related = z.strictObject({
  label: z.string().describe('Stands before the pages a reader may want next'),
  elsewhere: z.string().describe('Stands before a page of somebody else'),
});

/** `content/site.yml`: what appears on every page. */
export const site = z.strictObject({
  name: z.string().describe('The name of the agency'),
  tagline: z.string().max(70),
  sample: z.boolean().describe('true while the brand is still the sample one'),
  city: z.string(),
  timeZone: z
    .enum(Intl.supportedValuesOf('timeZone'), 'Write your time zone like America/Chicago')
    .describe('The zone of the times in mails to the agency'),
  email: z
    .email('Write the address visitors can reach you at')
    .describe('Shown where a form fails'),
  securityContact: z
    .url({ protocol: /^(?:mailto|https)$/u, error: 'Write it like mailto:security@example.com' })
    .nullish()
    .describe('Who is told of holes in the site, in security.txt. Left out, the address above'),
  copyrightYear: z.number().int().describe('The year in the copyright line of the footer'),
  social: z.array(socialNetwork).length(2, 'The footer has room for exactly two social icons'),
  contactButton: link,
  menus: z.array(menu).describe('The dropdowns of the header'),
  mobileMenu: z.array(link).describe('The first entries of the menu on phones'),
  footer,
  related,
  analytics,
});

export type SiteContent = z.infer<typeof site>;
