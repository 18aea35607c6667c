import { z } from 'astro/zod';
import { heading, longText, path, shortText, text, titledText } from './fields.ts';
import { pageFile } from './page-head.ts';

const textWithLink = z
  .strictObject({ text, label: shortText('Words', 'The words on the link'), href: path })
  .meta({ title: 'Text with a link' });

const order = z
  .strictObject({
    text,
    frameTitle: shortText('Name of the button', 'The name of the payment button’s frame'),
    loading: shortText('Loading', 'Said while the payment button is loading'),
    failed: shortText('Failed', 'Said where the payment button did not load'),
  })
  .meta({ title: 'Order', description: 'Shown where Stripe is set up' });

/** `content/pages/playbook.yml`. Price, discount and book are in `content/playbook.yml`. */
export const playbookPage = pageFile('playbook', {
  heading,
  text,
  inside: z
    .strictObject({
      heading,
      items: z
        .array(titledText.meta({ title: 'Part' }))
        .min(3)
        .meta({ title: 'Parts', description: 'What is in it, part by part' }),
    })
    .meta({ title: 'Inside', description: 'What is in the playbook' }),
  buy: z
    .strictObject({
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
    })
    .meta({ title: 'Buying', description: 'How to get it' }),
});
