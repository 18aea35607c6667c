import { z } from 'astro/zod';

/** What a field of one file may name that stands in another one. */
export type Target =
  'address' | 'category' | 'package' | 'picture' | 'project' | 'skyline' | 'testimonial';

/** A field that names something; whether it is there is for `content-model/checks/` to see, which knows all files. */
export const nameOf = (target: Target) => z.string().meta({ target });

/** Any field under a title and a line that says what it is. */
export const labeled = <Schema extends z.ZodType>(
  title: string,
  description: string,
  schema: Schema,
): Schema => schema.meta({ title, description });

/** For a choice among the names of a record. */
export const keysOf = <Name extends string>(all: Readonly<Record<Name, unknown>>) =>
  Object.keys(all) as [Name, ...Name[]];

/** A package of `content/packages.yml`. */
export const packageName = labeled(
  'Package',
  'Name and price come from the list of prices',
  nameOf('package'),
);

/** Which texts stand on a page as they are, so that the preview may mark them with the field they come from. Whatever is compared, counted or sent elsewhere is none. */
export const shown = z.registry<{ isShown: boolean }>();

const words = z.string().register(shown, { isShown: true });

/** Words whose place has no room for a second line. A line break at their end is what YAML leaves there. */
export const inOneLine = (schema: z.ZodString): z.ZodString =>
  schema.refine(
    (input) => !/[\n\r]/u.test(input.trimEnd()),
    'These words stand in one line. Take the line break out',
  );

const line = inOneLine(words);

/** A few words in one line. Every field has a title and a description: the back office shows them. Of a list, its entries need the title only. */
export const shortText = (title: string, description?: string) => line.meta({ title, description });

export const longText = (title: string, description?: string) =>
  words.meta({ title, description, widget: 'longText' });

/** Words that are no part of a page as they stand in the file. */
export const notShown = (schema: z.ZodString): z.ZodString =>
  schema.register(shown, { isShown: false });

/** Fields that stand together, under a title and a line that says what they are. */
export const group = <Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ title, description });

export const topOfPage = <Shape extends z.ZodRawShape>(shape: Shape) =>
  group('Top of the page', 'The first section of the page', shape);

/** What a list consists of: the words about it stand at the list. */
export const entry = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

export const list = <Element extends z.ZodType>(
  title: string,
  description: string,
  element: Element,
) => z.array(element).meta({ title, description });

/** A list of groups; `kind` is what one of them is called. */
export const entries = <Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  kind: string,
  shape: Shape,
) => list(title, description, entry(kind, shape));

/** A day of the calendar. */
export const day = z.iso
  .date({
    error: 'Write a day of the calendar as year, month and day, for example 2026-11-09',
    // What is none cannot be compared with another one.
    abort: true,
  })
  .transform((text) => new Date(text))
  .meta({ title: 'Day', description: 'A day of the calendar', widget: 'day' });

export const timeOfDay = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'Write a time of day as hours and minutes, such as 09:00');

/** An address inside the site, in its canonical form. */
export const path = labeled(
  'Leads to',
  'Where it leads: an address of this site such as /contact',
  nameOf('address').regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/u,
    'Write the address in lower case, beginning with "/" and not ending with "/", for example /contact',
  ),
);

const linkWords = shortText('Words', 'The words on the link, as the visitor reads them').min(1);

export const pageLink = group('Link', 'The words on it, and the page it leads to', {
  label: linkWords,
  href: path,
});

/** A phone number as RFC 3966 writes it, without white space. */
const phone = /^tel:\+?[\d().-]*\d$/u;

export const isMailAddress = (address: string): boolean =>
  z.email().safeParse(address.slice('mailto:'.length)).success;

/** Whether a browser may be led there: nothing that could start a program, and nobody's password. */
const isOutside = (address: string): boolean => {
  if (address.startsWith('tel:')) return phone.test(address);
  if (address.startsWith('mailto:')) return isMailAddress(address);
  const { protocol, hostname, username, password } = URL.parse(address) ?? {};
  return (
    protocol === 'https:' &&
    /^https:\/\/\S+$/u.test(address) &&
    hostname?.includes('.') === true &&
    !username &&
    !password
  );
};

const outsideAdvice =
  'Write a page of this site such as /contact, a full address beginning with https://, a phone number such as tel:+15125550123, or an email address such as mailto:hello@example.com';

/** Where a link leads: a page of this site, a page elsewhere, a phone or an email address. */
const linkAddress = nameOf('address')
  .superRefine((address, context) => {
    const issue = address.startsWith('/')
      ? path.safeParse(address).error?.issues[0]?.message
      : !isOutside(address) && outsideAdvice;
    if (issue) context.addIssue({ code: 'custom', message: issue });
  })
  .meta({
    title: 'Leads to',
    description:
      'A page of this site such as /contact, or elsewhere: https://…, tel:+15125550123, mailto:hello@example.com',
  });

/** A link with its words, in a menu or below a text: also to a booking page, a phone or an email address. */
export const link = group('Link', 'The words on it, and where it leads', {
  label: linkWords,
  href: linkAddress,
});

export const button = link.meta({ title: 'Button' });

/** An address elsewhere. Any other protocol could start a program. */
export const outsideAddress = (error: string) => z.url({ protocol: /^https$/u, error });

export const outsideLink = group('Link', 'A page of somebody else', {
  label: linkWords,
  href: labeled(
    'Leads to',
    'The full address, beginning with https://',
    outsideAddress('Write the full address, beginning with https://'),
  ),
});

export const links = list('Links', 'The links to go on with; the first is the button', link).min(1);

export const heading = line.meta({
  title: 'Heading',
  description: 'One word between asterisks is emphasized: Be *found*',
  widget: 'heading',
});

export const eyebrow = shortText('Line above', 'The short line above the heading').max(60);

/** What the name of a section is where nobody sees it but screen readers, and the like. */
export const plainHeading = shortText('Heading', 'What stands above this part');

export const intro = longText('Introduction', 'One or two sentences below the heading');

export const text = longText('Text', 'The words below the heading');

export const paragraphs = list(
  'Paragraphs',
  'The text, paragraph by paragraph',
  longText('Paragraph'),
).min(1);

export const points = list('Points', 'Short lines with a mark before each', shortText('Point'));

export const titledText = {
  title: shortText('Title', 'The few words it begins with'),
  text: longText('Text', 'What there is to say about it'),
};

/** A list of titles with words below them; `kind` is what one of them is called. */
export const titledTexts = (title: string, description: string, kind: string) =>
  entries(title, description, kind, titledText);

/** The owner keeps it to herself for now: it is on no page and at no address, except in development. */
export const hidden = labeled('Hidden', 'Keeps it off the site for now', z.boolean().optional());

/** Whether something is made up, to be replaced by a real one. */
export const sample = labeled('Sample', 'On until it is a real client’s', z.boolean());

export const textWithCount = labeled(
  'Words',
  '{count} stands where the number goes',
  line.includes('{count}', { error: 'Write {count} where the number goes' }),
);

export const percentage = words
  .regex(/^\d{1,3}%$/u, 'Write a whole percentage, such as 40%')
  .meta({ title: 'Figure', description: 'A whole percentage, such as 40%' });
