import {
  entry,
  group,
  heading,
  list,
  longText,
  path,
  shortText,
  text,
  titledText,
} from './fields.ts';
import { pageFile } from './page-head.ts';

const textWithLink = entry('Text with a link', {
  text,
  label: shortText('Words', 'The words on the link'),
  href: path,
});

const order = group('Order', 'Shown where Stripe is set up', {
  text,
  frameTitle: shortText('Name of the button', 'The name of the payment button’s frame'),
  loading: shortText('Loading', 'Said while the payment button is loading'),
  failed: shortText('Failed', 'Said where the payment button did not load'),
});

/** `content/pages/playbook.yml`. Price, discount and book are in `content/playbook.yml`. */
export const playbookPage = pageFile('playbook', {
  heading,
  text,
  inside: group('What’s inside', 'The parts of the playbook', {
    heading,
    items: list('Parts', 'What is in it, part by part', titledText.meta({ title: 'Part' })).min(3),
  }),
  buy: group('How to buy', 'How to get it', {
    heading,
    order,
    tell: textWithLink.meta({
      title: 'Tell me',
      description: 'The way to be told when the playbook is out',
    }),
    meanwhile: textWithLink.meta({
      title: 'Meanwhile',
      description: 'What there is until then',
    }),
    honest: longText('Promise', 'What it does not promise'),
  }),
});
