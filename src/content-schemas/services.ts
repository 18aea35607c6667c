import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
import { nameOf } from './reference.ts';
import { callToAction, eyebrow, heading, projects, questionsAndLinks } from './sections.ts';

const column = z.strictObject({ heading: z.string(), text: z.string(), link });

/** `content/pages/services.yml`. The packages themselves stand in their own files. */
export const servicesPage = (context: SchemaContext) =>
  z.strictObject({
    template: z.literal('services'),
    head: pageHead,
    eyebrow,
    heading,
    intro: z.string(),
    webDesign: column,
    seo: column.extend({
      packages: z
        .array(nameOf('package'))
        .length(2, 'The page shows exactly two packages')
        .describe('Ids in content/packages.yml'),
    }),
    both: z.strictObject({
      heading: z.string(),
      text: z.string(),
      link,
      package: nameOf('package').describe('Its id in content/packages.yml'),
    }),
    projects,
    questions: questionsAndLinks,
    callToAction: callToAction(context),
  });
