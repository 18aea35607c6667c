import { z } from 'astro/zod';
import {
  button,
  entry,
  group,
  heading,
  labeled,
  longText,
  pageLink,
  points,
  shortText,
  text,
  titledTexts,
} from './fields.ts';
import { dollars, type ShownPrice } from './packages.ts';
import { pageFile } from './page-head.ts';
import { describedPicture } from './pictures.ts';

/** `content/playbook.yml` */
export const playbook = z.strictObject({
  name: shortText('Name', 'What the playbook is called'),
  price: dollars,
  discount: labeled('Discount', 'US dollars off the agency’s services', dollars),
  discountNote: shortText('Discount on', 'What the discount is good for, below its ticket').max(40),
  headline: shortText('Headline', 'What it promises'),
  text,
  points: points.length(3),
  button,
  cover: describedPicture('book', 'Cover'),
});

type Playbook = z.infer<typeof playbook>;

/** The playbook as pages show it. */
export type ShownPlaybook = Omit<Playbook, 'price' | 'discount'> &
  ShownPrice & { discount: string };

const textWithLink = entry('Text with a link', { text, ...pageLink.shape });

/** `content/pages/playbook.yml`. Price, discount and book are in `content/playbook.yml`. */
export const playbookPage = pageFile('playbook', {
  heading,
  text,
  inside: group('What’s inside', 'The parts of the playbook', {
    heading,
    items: titledTexts('Parts', 'What is in it, part by part', 'Part').min(3),
  }),
  buy: group('How to buy', 'How to get it', {
    heading,
    order: group('Order', 'Shown where Stripe is set up', {
      text,
      frameTitle: shortText('Name of the button', 'The name of the payment button’s frame'),
      loading: shortText('Loading', 'Said while the payment button is loading'),
      failed: shortText('Failed', 'Said where the payment button did not load'),
    }),
    tell: labeled('Tell me', 'The way to be told when the playbook is out', textWithLink),
    meanwhile: labeled('Meanwhile', 'What there is until then', textWithLink),
    honest: longText('Promise', 'What it does not promise'),
  }),
});
