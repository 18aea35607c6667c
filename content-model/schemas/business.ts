import { z } from 'astro/zod';
import { timeZoneInWords } from '@agency/leads/forms/business-hours.ts';
import { isPhone } from '@agency/leads/forms/phone-link.ts';
import {
  entries,
  labeled,
  list,
  notShown,
  outsideAddress,
  shortText,
  timeOfDay,
} from './fields.ts';

/** Street, city and state in a line or, without a street, the area served; undefined when neither is set. */
export const addressInWords = ({
  street,
  city,
  state,
  postalCode,
  area,
}: Partial<BusinessContent>): string | undefined =>
  street
    ? `${street}, ${city}, ${[state, postalCode].filter(Boolean).join(' ')}`
    : (area ?? undefined);

const fact = (title: string, description: string) => shortText(title, description).nullish();

const hours = entries(
  'Business hours',
  'When you answer. Several entries where the hours differ by day. You are reminded of a request that waits longer',
  'Hours',
  {
    days: list(
      'Days',
      'The days with these hours',
      labeled(
        'Day',
        'A day of the week',
        z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']),
      ),
    ).min(1),
    from: labeled('From', 'When you begin', timeOfDay),
    to: labeled('To', 'When you finish; midnight ends the day', timeOfDay),
  },
)
  .min(1)
  .superRefine((all, context) => {
    for (const [index, { from, to }] of all.entries())
      if (to !== '00:00' && from >= to)
        context.addIssue({
          code: 'custom',
          path: [index, 'to'],
          message: 'The day must begin before it ends',
        });
  });

const holidays = entries(
  'Holidays',
  'Days on which you are closed, whatever the day of the week',
  'Holiday',
  {
    name: shortText('Name', 'As visitors read it: Christmas Day').min(1),
    day: z.iso.date('Choose a day of the calendar').meta({
      title: 'Day',
      description: 'The day you are closed',
    }),
    everyYear: labeled(
      'Every year',
      'Check it if the date is the same each year',
      z.boolean().optional(),
    ),
  },
).default([]);

const profile = z
  .string()
  .refine(
    (address) => address === '/' || outsideAddress('').safeParse(address).success,
    'Write the address of your profile, copied from your browser',
  )
  .meta({ format: 'uri' })
  .nullish();

const social = entries(
  'Social networks',
  'Your profiles, in the order of the footer. Well-known ones have an icon',
  'Network',
  {
    // Compared with the names of the icons.
    network: notShown(
      shortText('Network', 'LinkedIn, Instagram, TikTok or any other').min(1).max(30),
    ),
    url: labeled(
      'Profile',
      'The full address of your profile, copied from your browser. Left empty, it isn’t shown. With a / alone, its icon opens your own home page',
      profile,
    ),
  },
);

/** The time zones of the United States, from east to west. */
const homeZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** `Central Time (Chicago)`. */
const commonName = (timeZone: string): string =>
  `${timeZoneInWords(timeZone)} (${timeZone.replace(/.*\//u, '').replaceAll('_', ' ')})`;

const timeZones = [...new Set([...homeZones, ...Intl.supportedValuesOf('timeZone')])];

/** The common names in the United States; elsewhere `Europe, Berlin`. */
const timeZoneNames = Object.fromEntries(
  timeZones.map((zone) => [
    zone,
    homeZones.includes(zone) ? commonName(zone) : zone.replaceAll('/', ', ').replaceAll('_', ' '),
  ]),
);

/** `content/business.yml`: who the agency is, how to reach it, and when it answers. */
export const business = z
  .strictObject({
    name: shortText('Name', 'The name of the agency, as everybody reads it').min(1).max(60),
    shortName: shortText(
      'Short name',
      'For places with little room: below an icon, in titles that would be cut',
    )
      .min(1)
      .max(20),
    phone: labeled(
      'Phone',
      'As visitors read it: (512) 555-0123. Left empty, none is shown',
      shortText('Phone').refine(isPhone, 'Write a phone number such as (512) 555-0123').nullish(),
    ),
    email: labeled(
      'Email address',
      'Where visitors reach you',
      z.email('Write the address visitors can reach you at'),
    ),
    street: fact('Street', 'With the number: 12 Main Street. Left empty, no address is shown'),
    postalCode: fact('ZIP code', 'Of the street above'),
    city: shortText('City', 'Where the agency is: Austin').min(1),
    state: shortText('State', 'The state it is in, and its cities: Texas').min(1),
    area: fact('Area', 'Where you work, shown if there is no street: Austin and all of Texas'),
    entity: fact(
      'Legal entity',
      'The name under which you do business: Ruiz Design LLC. Left empty, the legal pages say nothing of it',
    ),
    hours,
    holidays,
    timeZone: labeled(
      'Time zone',
      'The zone of your hours, of the days and times when posts go out, and of the times in mails to you',
      z.enum(timeZones, 'Write your time zone like America/Chicago').meta({ names: timeZoneNames }),
    ),
    social,
    securityContact: labeled(
      'Security contact',
      'Who is told of security holes in the site. Left empty, the email address above',
      z
        .url({
          protocol: /^(?:mailto|https)$/u,
          error: 'Write it like mailto:security@example.com',
        })
        .meta({ format: 'uri' })
        .nullish(),
    ),
  })
  .refine(({ street, postalCode }) => !postalCode || street, {
    path: ['street'],
    error: 'A ZIP code needs its street',
  });

export type BusinessContent = z.infer<typeof business>;
