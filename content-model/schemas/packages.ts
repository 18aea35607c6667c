import { z } from 'astro/zod';
import { services } from '@agency/leads/forms/contact.ts';
import {
  entries,
  group,
  hidden,
  labeled,
  longText,
  notShown,
  path,
  points,
  sample,
  shortText,
  titledText,
} from './fields.ts';

const wholeDollars = 'Write whole dollars, for example 3999 or 3,999';

/** A price as it is printed: a number, or a text with commas between the thousands. */
export const dollars = z
  .union(
    [
      z.int(wholeDollars).positive(wholeDollars),
      z.string().regex(/^[1-9]\d{0,2}(?:,\d{3})+$/u, wholeDollars),
    ],
    wholeDollars,
  )
  .meta({
    title: 'Price',
    description: 'Whole US dollars: 3999, or 3,999 to show the comma',
    unit: '$',
  });

export type Price = z.infer<typeof dollars>;

/** One entry of `content/packages.yml`. */
export const servicePackage = z
  .strictObject({
    hidden,
    sample: sample.meta({
      title: 'Sample answers',
      description: 'On until you have confirmed price, weeks, payment and refund',
    }),
    name: shortText('Name', 'What the package is called'),
    kind: shortText('Kind', 'The kind of work, for search engines: Local SEO').max(40),
    price: dollars.optional().meta({
      title: 'Price',
      description:
        'Whole US dollars: 3999, or 3,999 to show the comma. Left out, it is quoted in writing',
      unit: '$',
    }),
    from: labeled('From', 'Check it if the price is the lowest of several', z.boolean().optional()),
    note: shortText('Note', 'A few words below the price on the large ticket').max(32).optional(),
    href: labeled(
      'Page',
      'The page of this package. Choose it from the list that opens as you type',
      path,
    ),
    summary: longText('Summary', 'One sentence on whom it is for').max(140),
    suits: longText('Best if', 'Whom it is for, as the end of "It’s for you if"').max(70),
    billing: labeled(
      'Paid',
      'Once or every month. Left out, the price stands alone',
      z.enum(['once', 'monthly']).optional(),
    ),
    pages: shortText('Pages', 'How many pages: Up to 6').max(40).optional(),
    weeks: shortText('Ready in', 'How long it takes: 6 weeks').max(40).optional(),
    inside: labeled(
      'What’s in',
      'A few words each, the first with a capital: they are read as one list',
      points.min(3).max(5),
    ),
    outside: longText('What’s not', 'What people may expect and do not get').max(110),
    payment: longText('How it’s paid', 'Deposit, rest and means').max(110).optional(),
    hosting: labeled(
      'Hosting',
      'Check it if it needs hosting and a domain, which are paid every month',
      z.boolean().optional(),
    ),
    refund: longText('Refund', 'What she gets back if she is not happy').max(110).optional(),
    bring: longText('She brings', 'What you need from the customer').max(90),
    next: longText('After the click', 'What happens once she has sent the form').max(110),
    service: labeled('Service', 'What is chosen in the contact form', z.enum(services)),
    order: group('How it’s ordered', 'Only for a package with a price: how it is ordered', {
      button: shortText('Button', 'The words on the button').max(30),
      message: notShown(longText('Message', 'How her message in the contact form begins').max(140)),
    }).optional(),
    included: entries('Included', 'What the customer gets, as a grid on its page', 'Thing', {
      ...titledText,
      badge: shortText('Offer', 'An offer on a small ticket: All April 2025').max(20).optional(),
    })
      .min(3)
      .optional(),
  })
  .refine(({ price, included }) => !included || price !== undefined, {
    path: ['price'],
    error: 'What is included needs a price, for example 3999',
  });

export type ServicePackage = z.infer<typeof servicePackage>;

/** A package with a fixed price. */
export type PricedPackage = ServicePackage & { price: Price };

export interface ShownPrice {
  price: string;
  dollars: number;
}

/** A package with a price, as pages show it. */
export type ShownPackage = Omit<ServicePackage, 'price'> & ShownPrice;

/** `content/package-box.yml` */
export const packageBox = z.strictObject({
  sample: sample.meta({
    title: 'Sample answers',
    description: 'On until you have confirmed hosting and sales tax',
  }),
  heading: shortText('Heading', 'What stands above the box'),
  questions: group('Questions', 'The questions, in the order of the box', {
    price: shortText('Price', 'Before the price'),
    pages: shortText('Pages', 'Before the number of pages'),
    weeks: shortText('Ready in', 'Before how long it takes'),
    inside: shortText('What’s in', 'Before what she gets'),
    outside: shortText('What’s not', 'Before what she does not get'),
    payment: shortText('How it’s paid', 'Before deposit, rest and means'),
    hosting: shortText('Hosting', 'Before what hosting and domain cost'),
    refund: shortText('Refund', 'Before what she gets back'),
    bring: shortText('She brings', 'Before what you need from her'),
    next: shortText('After the click', 'Before what happens next'),
  }),
  quoted: shortText('Without a price', 'In the place of a price that is not fixed').max(28),
  from: shortText('From', 'Before a price that is the lowest of several'),
  tax: longText('Sales tax', 'After the price').max(60),
  hosting: group('Hosting', 'What hosting and domain cost', {
    words: longText('Words', 'After the amounts').max(80),
    least: dollars.meta({ title: 'From', description: 'Whole US dollars a month' }),
    most: dollars.meta({ title: 'Up to', description: 'Whole US dollars a month' }),
  }),
  billing: group('Words after the price', 'Once or every month', {
    once: shortText('Once', 'After a price that is paid once'),
    monthly: shortText('Monthly', 'After a price that is paid every month'),
  }),
});

export type PackageBoxWords = z.infer<typeof packageBox>;
