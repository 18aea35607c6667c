import { z } from 'astro/zod';
import { buttonWords, placeholder } from './forms.ts';
import { link, longText, shortText } from './fields.ts';

const menuLink = link
  .extend({
    note: shortText('Note', 'A short line below the link, desktop menu only').max(60).optional(),
  })
  .meta({ title: 'Link' });

const menu = z
  .strictObject({
    label: shortText('Name', 'The word that opens the dropdown'),
    links: z
      .array(menuLink)
      .min(1)
      .meta({ title: 'Links', description: 'Where the menu leads, in order' }),
  })
  .meta({ title: 'Menu' });

const column = z
  .strictObject({
    label: shortText('Name', 'Stands above the links'),
    links: z
      .array(link)
      .min(1)
      .meta({ title: 'Links', description: 'Where the column leads, in order' }),
  })
  .meta({ title: 'Column' });

const socialNetwork = z
  .strictObject({
    network: z
      .enum(['LinkedIn', 'Instagram', 'Facebook', 'Pinterest', 'YouTube'])
      .meta({ title: 'Network', description: 'Which icon is shown' }),
    url: z.url('Write the full address of your profile, beginning with https://').nullable().meta({
      title: 'Profile',
      description: 'Your profile. Left empty, the icon links to the home page',
    }),
  })
  .meta({ title: 'Network' });

const newsletter = z
  .strictObject({
    title: shortText('Heading', 'What stands above the form'),
    text: longText('Text', 'What the newsletter is'),
    placeholder,
    button: buttonWords,
    success: longText('Answer', 'What the form answers once the address is stored'),
  })
  .meta({ title: 'Newsletter', description: 'The sign-up at the end of every page' });

const analytics = z
  .strictObject({
    text: longText('Question', 'The question, shown only where analytics is set up'),
    accept: shortText('Yes', 'The words on the button that agrees'),
    decline: shortText('No', 'The words on the button that declines'),
    choice: shortText('Again', 'The words in the footer that bring the question back'),
  })
  .meta({ title: 'Analytics', description: 'The question whether visits may be counted' });

const footer = z
  .strictObject({
    promise: longText('Promise', 'One sentence below the logo'),
    columns: z
      .array(column)
      .length(3, 'The footer has exactly three columns')
      .meta({ title: 'Columns', description: 'The three columns of links' }),
    legal: z.array(link).meta({ title: 'Last line', description: 'Terms, license and privacy' }),
    newsletter,
  })
  .meta({ title: 'Footer', description: 'The end of every page' });

const related = z
  .strictObject({
    label: shortText('Further links', 'Stands before the pages a reader may want next'),
    elsewhere: shortText('Links to elsewhere', 'Stands before a page of somebody else'),
  })
  .meta({ title: 'Line at the end', description: 'The words in the line at the end of a page' });

const securityContact = z
  .url({ protocol: /^(?:mailto|https)$/u, error: 'Write it like mailto:security@example.com' })
  .nullish()
  .meta({
    title: 'Security contact',
    description: 'Who is told of holes in the site, in security.txt. Left out, the address above',
  });

const hourOfDay = z.number().int().min(0).max(24);

const businessHours = z
  .strictObject({
    days: z
      .array(
        z
          .enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])
          .meta({ title: 'Day', description: 'A day of the week' }),
      )
      .min(1)
      .meta({ title: 'Days', description: 'The days you work' }),
    from: hourOfDay.meta({ title: 'From', description: 'The hour you begin: 9' }),
    to: hourOfDay.meta({ title: 'To', description: 'The hour you finish: 17 is 5 pm' }),
  })
  .refine(({ from, to }) => from < to, 'The day must begin before it ends')
  .meta({
    title: 'Business hours',
    description: 'When you answer. You are reminded of a request that waits longer',
  });

/** `content/site.yml`: what appears on every page. */
export const site = z.strictObject({
  name: shortText('Name', 'The name of the agency'),
  tagline: shortText('Tagline', 'What the agency does, in a line').max(70),
  sample: z.boolean().meta({
    title: 'Sample',
    description: 'On while the brand is still the sample one',
  }),
  city: shortText('City', 'Where the agency is'),
  timeZone: z
    .enum(Intl.supportedValuesOf('timeZone'), 'Write your time zone like America/Chicago')
    .meta({ title: 'Time zone', description: 'The zone of the times in mails to the agency' }),
  businessHours,
  email: z
    .email('Write the address visitors can reach you at')
    .meta({ title: 'Email address', description: 'Shown where a form fails' }),
  securityContact,
  copyrightYear: z.number().int().meta({
    title: 'Copyright year',
    description: 'The year in the copyright line of the footer',
  }),
  social: z
    .array(socialNetwork)
    .length(2, 'The footer has room for exactly two social icons')
    .meta({ title: 'Social networks', description: 'The two icons in the footer' }),
  contactButton: link.meta({
    title: 'Contact button',
    description: 'The button at the end of the menu',
  }),
  menus: z.array(menu).meta({ title: 'Menus', description: 'The dropdowns of the header' }),
  mobileMenu: z.array(link).meta({
    title: 'Menu on phones',
    description: 'The first entries of the menu on phones',
  }),
  footer,
  related,
  analytics,
});

export type SiteContent = z.infer<typeof site>;
