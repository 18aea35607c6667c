import { z } from 'astro/zod';

/** What a field can refer to in another file. */
export type Target =
  | 'address'
  | 'category'
  | 'member'
  | 'package'
  | 'picture'
  | 'pricedPackage'
  | 'project'
  | 'testimonial';

/** A reference by name. `content-model/checks/`, which sees all files, verifies that the target exists. */
export const nameOf = (target: Target) => z.string().meta({ target });

/** Adds a title and a description to a field. */
export const labeled = <Schema extends z.ZodType>(
  title: string,
  description: string,
  schema: Schema,
): Schema => schema.meta({ title, description });

/** The keys of a record, typed for `z.enum`. */
export const keysOf = <Name extends string>(all: Readonly<Record<Name, unknown>>) =>
  Object.keys(all) as [Name, ...Name[]];

/** A reference to a package of `content/packages.yml`. */
export const packageName = labeled(
  'Package',
  'Name and price come from the list of prices',
  nameOf('package'),
);

/** A reference to a package with a price. */
export const pricedPackage = labeled(
  'Package',
  'Name and price come from the list of prices. It needs a price',
  nameOf('pricedPackage'),
);

/**
 * Texts that a page shows verbatim, so that the preview can mark them with the field they come from.
 * Texts that are compared, counted or sent elsewhere must stay unmarked.
 */
export const shown = z.registry<{ isShown: boolean }>();

const words = z.string().register(shown, { isShown: true });

/** Forbids line breaks in a text, except a trailing one, which YAML may leave. */
export const singleLine = (schema: z.ZodString): z.ZodString =>
  schema.refine(
    (input) => !/[\n\r]/u.test(input.trimEnd()),
    'These words stand in one line. Take the line break out',
  );

const line = singleLine(words);

/** A short text on one line. The back office shows title and description; elements of a list need only the title. */
export const shortText = (title: string, description?: string) => line.meta({ title, description });

export const longText = (title: string, description?: string) =>
  words.meta({ title, description, widget: 'longText' });

/** A text in Markdown, with subheads, emphasis, lists and links. Its pictures have fields of their own. */
export const richText = (title: string, description: string) =>
  words.meta({ title, description, widget: 'richText' });

/** Text that no page shows verbatim. */
export const notShown = (schema: z.ZodString): z.ZodString =>
  schema.register(shown, { isShown: false });

/** Fields that belong together, with a title and a description. */
export const group = <Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  shape: Shape,
) => z.strictObject(shape).meta({ title, description });

export const topOfPage = <Shape extends z.ZodRawShape>(shape: Shape) =>
  group('Top of the page', 'The first section of the page', shape);

/** An element of a list. It has no description, since the list has one. */
export const entry = <Shape extends z.ZodRawShape>(title: string, shape: Shape) =>
  z.strictObject(shape).meta({ title });

export const list = <Element extends z.ZodType>(
  title: string,
  description: string,
  element: Element,
) => z.array(element).meta({ title, description });

/** A list of groups; `kind` is the title of one element. */
export const entries = <Shape extends z.ZodRawShape>(
  title: string,
  description: string,
  kind: string,
  shape: Shape,
) => list(title, description, entry(kind, shape));

/** A calendar day. */
export const day = z.iso
  .date({
    error: 'Write a day of the calendar as year, month and day, for example 2026-11-09',
    // Later refinements compare days and need a valid one.
    abort: true,
  })
  .transform((text) => new Date(text))
  .meta({ title: 'Day', description: 'A day of the calendar' });

/** A time of day such as 16:40. Named as a format, since JSON Schema only knows times with an offset by that name. */
export const timeOfDay = z.iso
  // Later refinements compare times and need a valid one.
  .time({ precision: -1, error: 'Choose a time of day', abort: true })
  .meta({ format: 'time' });

/** A canonical address within the site. */
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

/** Whether an external address is safe to link to: no protocol that could run code, and no credentials. */
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

/** The target of a link: a page of this site, an external page, a phone number or an email address. */
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
      'A page of this site such as /contact, or elsewhere: www.example.com, an email address, or a phone number',
  });

/** A labeled link in a menu or below a text. Unlike `pageLink`, it may also lead off the site. */
export const link = group('Link', 'The words on it, and where it leads', {
  label: linkWords,
  href: linkAddress,
});

export const button = link.meta({ title: 'Button' });

/** An external address. Only https is allowed, since other protocols could run code. */
export const outsideAddress = (error: string) =>
  z.url({ protocol: /^https$/u, error }).meta({ format: 'uri' });

export const outsideLink = group('Link', 'A page of somebody else', {
  label: linkWords,
  href: labeled(
    'Leads to',
    'The address, copied from your browser',
    outsideAddress('Write the address, such as https://www.example.com'),
  ),
});

export const links = list('Links', 'The links to go on with; the first is the button', link).min(1);

export const heading = line.meta({
  title: 'Heading',
  description: 'One word between asterisks is emphasized: Be *found*',
  widget: 'heading',
});

export const eyebrow = shortText('Line above', 'The short line above the heading').max(60);

/** A heading without emphasis, such as one that only screen readers announce. */
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

/** A list of titles with a text each; `kind` is the title of one element. */
export const titledTexts = (title: string, description: string, kind: string) =>
  entries(title, description, kind, titledText);

/** Keeps an entry off the site for now: it appears only in the preview of the back office. */
export const hidden = z.boolean().optional().meta({
  title: 'Hidden',
  description: 'Keeps it off the site for now',
  // Hide and Show also settle the links to it.
  widget: 'none',
});

/** Whether an entry is an invented sample, to be replaced by a real one. */
export const sample = labeled('Sample', 'On until it is a real client’s', z.boolean());

export const textWithCount = labeled(
  'Words',
  '{count} stands where the number goes',
  line.includes('{count}', { error: 'Write {count} where the number goes' }),
);

export const percentage = words
  .regex(/^\d{1,3}%$/u, 'Write a whole percentage, such as 40%')
  .meta({ title: 'Figure', description: 'A whole percentage, such as 40%' });
