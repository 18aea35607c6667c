import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { describedPicture, longText, plainHeading, shortText, text } from './fields.ts';
import { buttonWords, placeholder } from './forms.ts';
import { hiddenPageFile } from './page-head.ts';

const hero = z
  .strictObject({
    eyebrow: shortText('Line above', 'The short line above the heading'),
    heading: plainHeading,
    text,
    button: buttonWords,
  })
  .meta({ title: 'Beginning', description: 'The first section of the page' });

const treatment = z
  .strictObject({
    name: shortText('Name', 'What it is called'),
    text: longText('Text', 'What is done'),
    price: shortText('Price', 'As it is written on the page'),
  })
  .meta({ title: 'Service' });

const services = z
  .strictObject({
    heading: plainHeading,
    text,
    items: z
      .array(treatment)
      .min(2)
      .meta({ title: 'Services', description: 'What the salon offers, with prices' }),
  })
  .meta({ title: 'Services', description: 'What the salon offers' });

const portfolio = (context: SchemaContext) =>
  z
    .strictObject({
      heading: plainHeading,
      text,
      items: z
        .array(
          describedPicture(context)
            .extend({ caption: shortText('Caption', 'Stands below the picture') })
            .meta({ title: 'Picture' }),
        )
        .length(6, 'The portfolio has room for exactly six pictures')
        .meta({ title: 'Pictures', description: 'Six pictures of its work' }),
    })
    .meta({ title: 'Portfolio', description: 'What the salon has made' });

const visit = z
  .strictObject({
    heading: plainHeading,
    address: shortText('Address', 'Street and city'),
    hours: z
      .array(shortText('Line', 'Days and hours'))
      .meta({ title: 'Hours', description: 'When it is open, line by line' }),
    phone: shortText('Phone', 'The number as it is written'),
  })
  .meta({ title: 'Visit', description: 'Where and when' });

const newsletter = z
  .strictObject({
    heading: plainHeading,
    text,
    label: shortText('Field', 'What the field asks for'),
    placeholder,
    button: buttonWords,
    answer: longText('Answer', 'What Subscribe answers; nothing is stored'),
  })
  .meta({ title: 'Newsletter', description: 'The sign-up at the end of the page' });

/** `content/pages/templates/salon.yml`: a layout to show, filled with an invented salon. */
export const salonPage = (context: SchemaContext) =>
  hiddenPageFile('salon', {
    sample: z.boolean().meta({ title: 'Sample', description: 'On while the salon is invented' }),
    notice: z
      .strictObject({
        text: longText('Text', 'Says that the page is a sample'),
        link: shortText('Link', 'The words on the link to us'),
      })
      .meta({ title: 'Notice', description: 'The line at the top of the page' }),
    name: shortText('Name', 'What the salon is called'),
    tagline: shortText('Tagline', 'Stands below the name'),
    hero,
    about: z
      .strictObject({ heading: plainHeading, text })
      .meta({ title: 'About', description: 'Who the salon is' }),
    services,
    portfolio: portfolio(context),
    visit,
    newsletter,
    footer: shortText('Last line', 'Stands at the very end of the page'),
  });
