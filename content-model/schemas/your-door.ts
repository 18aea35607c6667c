import { z } from 'astro/zod';
import { trades, type Trade } from '@agency/leads/forms/door.ts';
import { shopColors } from './client-work.ts';
import {
  entries,
  group,
  heading,
  labeled,
  list,
  longText,
  plainHeading,
  shortText,
  text,
} from './fields.ts';
import { buttonWords, emailFormWithNote, placeholder } from './forms.ts';
import { noindexPageFile } from './page-head.ts';

const doorForm = group('Form', 'Where a visitor types the name of her shop', {
  heading: plainHeading,
  text,
  name: shortText('Name', 'What the field for the name asks for'),
  placeholder,
  trade: shortText('Trade', 'What the list of trades asks for'),
  trades: entries('Trades', 'What can be in the window, in the order of the list', 'Trade', {
    trade: labeled('Drawing', 'Which window is drawn', z.enum(trades)),
    label: shortText('Words', 'What the trade is called'),
  }).length(trades.length),
  button: buttonWords,
});

/** The first page of a website for a trade, with the visitor's name in it. */
const doorWebsite = group('Website', 'What stands on the first page of a website of this trade', {
  colors: shopColors,
  headline: shortText('Headline', 'Set large').max(32),
  text: longText('Text', 'One sentence below it').max(90),
  button: shortText('Button', 'What a customer does there').max(22),
  hours: shortText('Hours', 'When it is open, or how to book').max(32),
  pages: list('Pages', 'What leads to other pages', shortText('Page').max(14)).length(3),
});

export type DoorWebsite = z.infer<typeof doorWebsite>;

/** `content/pages/yourdoor.yml`: the visitor's own shop at the end of the street. */
export const yourDoorPage = noindexPageFile('your-door', {
  heading,
  text,
  form: doorForm,
  websites: group(
    'Websites',
    'The first page of the website behind the door',
    Object.fromEntries(trades.map((trade) => [trade, doorWebsite])) as Record<
      Trade,
      typeof doorWebsite
    >,
  ),
  taken: group('Once a name is typed', 'What is said once a name is over the door', {
    made: shortText('Line above', 'Stands above the name of the shop'),
    heading,
    text,
    send: shortText('Send', 'The link that sends the address of this shop to somebody else'),
    message: shortText('Message', 'What is sent, before the address'),
    review: labeled('Review', 'The form for the free review of this shop', emailFormWithNote),
    thanks: longText('Thanks', 'Takes the place of the form once it is stored'),
    look: shortText('Website', 'The words that open the form for a first look at her website'),
    change: shortText('Change', 'The words that lead back to name and trade'),
  }),
});

export type DoorFormWords = z.infer<typeof doorForm>;
