import { z } from 'astro/zod';
import { hexColor, tooAlike } from '../brand/colors.ts';
import { markProblem } from '../brand/mark.ts';
import { palettes, type PaletteName, type Roles } from '../brand/palettes.ts';
import { pairs, type PairName } from '../brand/typefaces.ts';
import { group, keysOf, labeled, sample, shortText } from './fields.ts';

export const color = (title: string, description: string) =>
  z
    .string()
    .regex(
      hexColor,
      'Choose a color, or write it as # and six digits in quotes, for example "#1a2b3c"',
    )
    .meta({ title, description, widget: 'color' });

const titles: Readonly<Record<keyof Roles, string>> = {
  ink: 'Ink',
  brand: 'Brand',
  action: 'Action',
  accent: 'Accent',
  soft: 'Soft',
  ground: 'Ground',
};

/** The title of the color that is set, even for one that is derived from it. */
const titleOf = (role: keyof Roles | 'tint'): string =>
  `“${titles[role === 'tint' ? 'ground' : role]}”`;

const roles = group('Own colors', 'Six colors by their roles, in place of the palette', {
  ink: color(titles.ink, 'Words, and the darkest grounds'),
  brand: color(titles.brand, 'The footer, and the dark parts of a page'),
  action: color(titles.action, 'Buttons, tickets and whatever shines'),
  accent: color(titles.accent, 'Links, errors, small things that stand out'),
  soft: color(titles.soft, 'Quiet panels'),
  ground: color(titles.ground, 'The page'),
} satisfies Record<keyof Roles, z.ZodType>).superRefine((own, context) => {
  for (const { role, other, instead } of tooAlike(own)) {
    const [one, another] = [titleOf(role), titleOf(other)];
    context.addIssue({
      code: 'custom',
      path: [role],
      message: `${one} and ${another} are too alike: words in one could not be read on the other. ${instead ? `The nearest color for ${one} that passes is "${instead}"` : `No shade of ${one} passes; change ${another}`}`,
      params: { instead },
    });
  }
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
