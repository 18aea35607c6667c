import { z } from 'astro/zod';
import {
  entries,
  group,
  labeled,
  link,
  list,
  longText,
  outsideAddress,
  path,
  shortText,
} from './fields.ts';
import { buttonWords, placeholder } from './forms.ts';

const hourOfDay = z.number().int().min(0).max(24);

const businessHours = group(
  'Business hours',
  'When you answer. You are reminded of a request that waits longer',
  {
    days: list(
      'Days',
      'The days you work',
      labeled(
        'Day',
        'A day of the week',
        z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
      ),
    ).min(1),
    from: labeled('From', 'The hour you begin: 9', hourOfDay),
    to: labeled('To', 'The hour you finish: 17 is 5 pm', hourOfDay),
  },
).refine(({ from, to }) => from < to, 'The day must begin before it ends');

/** `content/site.yml`: what appears on every page. */
export const site = z.strictObject({
  showExamples: labeled(
    'Show examples',
    'Off takes every made-up website, quote and story off the site',
    z.boolean(),
  ),
  timeZone: labeled(
    'Time zone',
    'The zone of days and times: when posts go out, and in mails to the agency',
    z.enum(Intl.supportedValuesOf('timeZone'), 'Write your time zone like America/Chicago'),
  ),
  businessHours,
  openSign: group('Sign', 'The sign that says whether you are at work', {
    open: shortText('Open', 'On the sign while you are at work').max(40),
    closed: shortText('Closed', 'On the sign while you are not').max(40),
    hours: shortText('Hours', 'Stands before the hours, where the sign cannot turn'),
  }),
  email: labeled(
    'Email address',
    'Shown where a form fails',
    z.email('Write the address visitors can reach you at'),
  ),
  securityContact: labeled(
    'Security contact',
    'Who is told of holes in the site, in security.txt. Left out, the address above',
    z
      .url({ protocol: /^(?:mailto|https)$/u, error: 'Write it like mailto:security@example.com' })
      .nullish(),
  ),
  copyrightYear: labeled(
    'Copyright year',
    'The year in the copyright line of the footer',
    z.number().int(),
  ),
  social: entries('Social networks', 'The two icons in the footer', 'Network', {
    network: labeled(
      'Network',
      'Which icon is shown',
      z.enum(['LinkedIn', 'Instagram', 'Facebook', 'Pinterest', 'YouTube']),
    ),
    url: labeled(
      'Profile',
      'Your profile. Left empty, the icon links to the home page',
      outsideAddress('Write the full address of your profile, beginning with https://').nullable(),
    ),
  }).length(2),
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
