import { z } from 'astro/zod';
import type { SchemaContext } from 'astro:content';
import { link } from './link.ts';
import { pageHead } from './page-head.ts';
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
      packages: z.array(z.string()).length(2).describe('Ids in content/packages.yml'),
    }),
    both: z.strictObject({
      heading: z.string(),
      text: z.string(),
      link,
      package: z.string().describe('Its id in content/packages.yml'),
    }),
    projects,
    questions: questionsAndLinks,
    callToAction: callToAction(context),
  });
