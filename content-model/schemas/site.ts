import { z } from 'astro/zod';
import { entries, group, labeled, link, list, longText, path, shortText } from './fields.ts';
import { buttonWords, placeholder } from './forms.ts';

/** `content/site.yml`: what appears on every page. */
export const site = z.strictObject({
  showExamples: labeled(
    'Show examples',
    'Off takes made-up projects and testimonials off the site; a made-up case study stays, and says so',
    z.boolean(),
  ),
  openSign: group('Sign', 'The sign that says whether you are at work', {
    open: shortText('Open', 'On the sign while you are at work').max(40),
    closed: shortText('Closed', 'On the sign while you are not').max(40),
    hours: shortText('Hours', 'Stands before the hours, where the sign cannot turn'),
    holidays: shortText('Holidays', 'Stands before the days on which you are closed'),
  }),
  copyrightYear: labeled(
    'Copyright year',
    'The year in the copyright line of the footer',
    z.number().int(),
  ),
  reviewNote: shortText('Note on the free review', 'Beneath the buttons that lead to it').max(80),
  contactButton: labeled('Contact button', 'The button at the end of the menu', link),
  menus: entries('Menus', 'The dropdowns of the header', 'Menu', {
    label: shortText('Name', 'The word that opens the dropdown'),
    links: entries('Links', 'Where the menu leads, in order', 'Link', {
      ...link.shape,
      note: shortText('Note', 'A short line below the link, desktop menu only').max(60).optional(),
    }).min(1),
  }),
  mobileMenu: list('Menu on phones', 'The first entries of the menu on phones', link),
  footer: group('Footer', 'The end of every page', {
    promise: longText('Promise', 'One sentence below the logo'),
    columns: entries('Columns', 'The three columns of links', 'Column', {
      label: shortText('Name', 'Stands above the links'),
      links: list('Links', 'Where the column leads, in order', link).min(1),
    }).length(3),
    legal: list('Last line', 'Terms, license and privacy', link),
    newsletter: group('Newsletter', 'The sign-up at the end of every page', {
      title: shortText('Heading', 'What stands above the form'),
      text: longText('Text', 'What the newsletter is'),
      placeholder,
      button: buttonWords,
      success: longText('Answer', 'What the form answers once the address is stored'),
    }),
  }),
  related: group('Links at the end of a page', 'The words in the line at the end of a page', {
    label: shortText('Further links', 'Stands before the pages a reader may want next'),
    elsewhere: shortText('Links to elsewhere', 'Stands before a page of somebody else'),
  }),
  analytics: group('Counting visits', 'The question whether visits may be counted', {
    text: longText('Question', 'The question, shown only where analytics is set up'),
    accept: shortText('Yes', 'The words on the button that agrees'),
    decline: shortText('No', 'The words on the button that declines'),
    choice: shortText('Again', 'The words in the footer that bring the question back'),
  }),
});

export type SiteContent = z.infer<typeof site>;

const oldAddress = z
  .string()
  .regex(
    /^(?:\/[a-z0-9._~-]+)+$/u,
    'Write the old address in lower case, beginning with "/" and not ending with "/", for example /our-story',
  )
  .regex(
    /(?<!\.html|\/index)$/u,
    'Leave out the ending of the address: /index and .html are understood without',
  )
  .meta({ title: 'Old address', description: 'The address that people still follow' });

/** `content/redirects.yml`: addresses that have moved. */
export const redirects = z.strictObject({
  redirects: entries(
    'Addresses that have moved',
    'Whoever follows an old address is led to the new one, for good',
    'Address',
    {
      from: oldAddress,
      to: labeled('New address', 'The page that is there now', path),
    },
  ),
});
