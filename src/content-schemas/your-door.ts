import { z } from 'astro/zod';
import { trades } from '../../forms/door.ts';
import { emailFormWords } from './forms.ts';
import { entry, group, heading, list, longText, plainHeading, shortText, text } from './fields.ts';
import { hiddenPageFile } from './page-head.ts';

const doorForm = group('Form', 'Where a visitor types the name of her shop', {
  heading: plainHeading,
  text,
  name: shortText('Name', 'What the field for the name asks for'),
  placeholder: shortText('Example', 'Stands in the field until something is written'),
  trade: shortText('Trade', 'What the list of trades asks for'),
  trades: list(
    'Trades',
    'What can be in the window, in the order of the list',
    entry('Trade', {
      trade: z.enum(trades).meta({ title: 'Drawing', description: 'Which window is drawn' }),
      label: shortText('Words', 'What the trade is called'),
    }),
  ).length(trades.length, 'Every drawing has one trade'),
  button: shortText('Button', 'The words on the button'),
});

/** `content/pages/yourdoor.yml`: the visitor's own shop at the end of the street. */
export const yourDoorPage = hiddenPageFile('your-door', {
  heading,
  text,
  form: doorForm,
  taken: group('Once a name is typed', 'What is said once a name is over the door', {
    made: shortText('Line above', 'Stands above the name of the shop'),
    text,
    review: emailFormWords
      .extend({ note: longText('Note', 'What happens with the address, below the button') })
      .meta({ title: 'Review', description: 'The form for the free review of this shop' }),
    thanks: longText('Thanks', 'Takes the place of the form once it is stored'),
    change: shortText('Change', 'The words that lead back to name and trade'),
  }),
});

export type DoorFormWords = z.infer<typeof doorForm>;
