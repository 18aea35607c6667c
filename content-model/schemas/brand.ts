import { z } from 'astro/zod';
import { hexColor, tooAlike } from '../brand/colors.ts';
import { markProblem } from '../brand/mark.ts';
import { palettes, type PaletteName, type Roles } from '../brand/palettes.ts';
import { pairs, type PairName } from '../brand/typefaces.ts';
import { group, keysOf, labeled, sample, shortText } from './fields.ts';

export const color = (title: string, description: string) =>
  z
    .string()
    .regex(hexColor, 'Write a color as # and six digits in quotes, for example "#1a2b3c"')
    .meta({ title, description, widget: 'color' });

const roles = group('Own colors', 'Six colors by their roles, in place of the palette', {
  ink: color('Ink', 'Words, and the darkest grounds'),
  brand: color('Brand', 'The footer, and the dark parts of a page'),
  action: color('Action', 'Buttons, tickets and whatever shines'),
  accent: color('Accent', 'Links, errors, small things that stand out'),
  soft: color('Soft', 'Quiet panels'),
  ground: color('Ground', 'The page'),
} satisfies Record<keyof Roles, z.ZodType>).superRefine((own, context) => {
  for (const { role, other, ratio, instead } of tooAlike(own))
    context.addIssue({
      code: 'custom',
      path: [role],
      message: `Words in ${role} on ${other}, or the other way round, could not be read: their contrast is ${ratio.toFixed(1)}, and it must be 4.5. ${instead ? `The nearest color that passes is "${instead}"` : 'No lightness of this color passes; change the other one'}`,
    });
});

/** `content/brand.yml`: how the agency looks. Who it is stands in `content/business.yml`. */
export const brand = z
  .strictObject({
    tagline: shortText('Tagline', 'What the agency does, in a line').max(70),
    sample: sample.meta({ description: 'On while the brand is still the sample one' }),
    place: shortText('Place', 'Where the shops of the drawings stand: Main Street, The Square'),
    mark: z
      .string()
      .superRefine((mark, context) => {
        const message = mark === 'bloom' ? undefined : markProblem(mark, true);
        if (message) context.addIssue({ code: 'custom', message });
      })
      .meta({
        title: 'Mark',
        description: 'The logo: the flower, or a drawing of your own, uploaded as an SVG file',
        widget: 'mark',
        names: { bloom: 'the flower' },
      }),
    markColors: labeled(
      'The mark keeps its own colors',
      'It’s shown in the colors of its drawing, on light and dark grounds. Otherwise it takes the colors of the site',
      z.boolean().optional(),
    ),
    palette: labeled(
      'Palette',
      'The colors, unless you choose your own below',
      z.enum(keysOf<PaletteName>(palettes)),
    ),
    colors: roles.optional(),
    plant: labeled(
      'Plant',
      'What grows in the pots and beds of the drawn pictures, once they are redrawn (under Pictures)',
      z.enum(['marigold', 'lavender', 'bluebonnet']),
    ),
    typefaces: labeled(
      'Typefaces',
      'One for headings and one for texts',
      z.enum(keysOf<PairName>(pairs)),
    ),
  })
  .superRefine(({ mark, markColors }, context) => {
    const message = mark === 'bloom' || markColors ? undefined : markProblem(mark);
    if (message) context.addIssue({ code: 'custom', path: ['mark'], message });
  });

export type BrandContent = z.infer<typeof brand>;
