import { z } from 'astro/zod';
import { isPhone } from '@agency/leads/forms/phone-link.ts';
import { entries, heading, labeled, notShown, shortText } from './fields.ts';
import { portrait } from './pictures.ts';

const members = entries(
  'Members',
  'Who works here, in the order of the About page. With nobody in it, the site shows no team',
  'Member',
  {
    // Posts refer to it.
    name: notShown(shortText('Name', 'As visitors read it').min(1).max(60)),
    role: shortText('Role', 'What she does here: Designer').min(1).max(60),
    portrait: portrait.optional().meta({ title: 'Portrait', description: 'Her face, upright' }),
    phone: labeled(
      'Phone',
      'Her own number, as visitors read it. Left empty, none is shown',
      shortText('Phone').refine(isPhone, 'Write a phone number such as (512) 555-0123').nullish(),
    ),
    license: shortText(
      'License',
      'A license or certificate, with its number. Left empty, none is shown',
    ).nullish(),
  },
).default([]);

/** `content/team.yml`: the people of the agency. */
export const team = z.strictObject({
  heading,
  members,
});

export type Team = z.infer<typeof team>;
