import { z } from 'astro/zod';

/** `content/guide-offer.yml`: the words under which the free Ultimate SEO guide is given away, wherever that is. */
export const guideOffer = z.strictObject({
  form: z.strictObject({
    label: z.string(),
    placeholder: z.string(),
    button: z.string(),
    note: z.string().describe('What happens with the address, below the button'),
  }),
  success: z.string().describe('Takes the place of the form once the address is stored'),
  download: z.strictObject({
    label: z.string(),
    href: z
      .string()
      .regex(
        /^\/[a-z\d-]+\.pdf$/u,
        'Write the address of the PDF, such as /ultimate-seo-guide.pdf',
      ),
  }),
  popup: z.strictObject({
    eyebrow: z.string(),
    heading: z.string().describe('One word between asterisks is emphasised'),
    text: z.string(),
    close: z.string().describe('The name of the x button, for those who cannot see it'),
  }),
});
