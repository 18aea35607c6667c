import { counted } from '@agency/leads/forms/counted.ts';
import { checkOf, quoted } from './finding.ts';
import {
  attributeOf,
  hasAttribute,
  metaOf,
  named,
  sourceOf,
  textOf,
  type Element,
  type Page,
} from './page.ts';

/** Wider than phones, in CSS pixels. */
const widerThanPhones = 480;

/** The width that an element always has, in CSS pixels; 0 if it has none. */
const fixedWidth = (element: Element): number => {
  const style = /(?:^|;)\s*(?:min-)?width:\s*(\d+)px/iu.exec(attributeOf(element, 'style'))?.[1];
  const isTable = element.tagName === 'table' || element.tagName === 'td';
  return Number(style ?? (isTable && attributeOf(element, 'width'))) || 0;
};

/** Source: MDN, “Viewport meta element”; WCAG 2.2, 1.4.10 Reflow */
export const phone = checkOf(
  {
    subject: 'On a phone',
    means:
      'Many people will see you on a phone first. They shouldn’t have to zoom or push the page.',
    notLookedAt: 'We didn’t open your page on a phone, and read no style sheets.',
  },
  (page) => {
    const viewport = metaOf(page, 'viewport');
    const widest = page.elements.reduce((most, element) => Math.max(most, fixedWidth(element)), 0);
    const first = 'Ask whoever runs your website for a layout that adapts to phones.';
    if (!/width\s*=\s*device-width/iu.test(viewport))
      return [
        viewport
          ? `Your page is made for one width of screen (${quoted(viewport)}).`
          : 'Your page doesn’t fit itself to phones. They show all of it, very small.',
        first,
      ];
    if (widest > widerThanPhones)
      return [`Your page fits phones, but a part of it is always ${widest} pixels wide.`, first];
    return ['Your page fits itself to the width of a phone.'];
  },
);

/** Fewer say little. The number is our own. */
const fewWords = 100;

/** Source: WCAG 2.2, 2.4.6 Headings and Labels, and 3.1.1 Language of Page */
export const words = checkOf(
  {
    subject: 'Your words',
    means:
      'People and search engines learn from your words what you offer and whether it’s for them.',
    notLookedAt: 'We ran no scripts, so words that only a script writes are missing.',
  },
  (page) => {
    const count = page.text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
    const heading = named(page, 'h1').map(textOf).find(Boolean);
    const language = named(page, 'html').map((html) => attributeOf(html, 'lang'))[0];
    const found = `${heading ? `Your main heading is ${quoted(heading)}` : 'There is no main heading in words'}. There are ${counted(count, 'word')} to read.`;
    if (!heading) return [found, 'Say in one main heading what you do and for whom.'];
    if (count < fewWords)
      return [found, 'Write what you offer and where. Words inside pictures don’t count.'];
    if (!language)
      return [
        `${found} The page doesn’t say in which language, so programs that read aloud must guess.`,
        'Set the language in your website’s settings.',
      ];
    return [`${found} The language is set (${quoted(language)}).`];
  },
);

const fileOf = (picture: Element): string =>
  quoted(attributeOf(picture, 'src').split(/[?#]/u)[0]?.split('/').at(-1) ?? '');

/** Source: WCAG 2.2, 1.1.1 Non-text Content; web.dev/articles/optimize-cls and /serve-responsive-images */
export const pictures = checkOf(
  {
    subject: 'Your pictures',
    means:
      'They show whom people will meet and what they will get, also to those who hear them described.',
    notLookedAt: 'We didn’t load them, so we don’t know how heavy or how good they are.',
  },
  (page) => {
    // Pictures of one pixel count visitors.
    const all = named(page, 'img').filter((img) => !/^[01]$/u.test(attributeOf(img, 'width')));
    const [mute, ...moreMute] = all.filter((img) => !hasAttribute(img, 'alt'));
    const [loose, ...moreLoose] = all.filter(
      (img) => !attributeOf(img, 'width') || !attributeOf(img, 'height'),
    );
    const [large] = all.filter(
      (img) => Number(attributeOf(img, 'width')) > widerThanPhones && !hasAttribute(img, 'srcset'),
    );
    const found = `Your page has ${counted(all.length, 'picture')}`;
    if (all.length === 0) return [`${found}.`, 'Show one good photo of you or your work.'];
    if (mute)
      return [
        `${found}; ${moreMute.length + 1} without a description, such as ${fileOf(mute)}.`,
        'Write for each what you would say about it on the phone (“alt text”).',
      ];
    if (loose)
      return [
        `${found}, with descriptions; ${moreLoose.length + 1} without a size, such as ${fileOf(loose)}. The words jump when it comes in.`,
        'Ask whoever runs your website to give each picture its width and height.',
      ];
    if (large && named(page, 'source').length === 0)
      return [
        `${found}, with descriptions; phones get the large ${fileOf(large)} too.`,
        'Ask whoever runs your website for smaller versions for phones.',
      ];
    return [`${found}, with descriptions and sizes.`];
  },
);

/** Every object in the JSON-LD of a page; undefined if it has a mistake. */
const structuredData = (page: Page): Record<string, unknown>[] | undefined => {
  const objects: Record<string, unknown>[] = [];
  const collect = (_key: string, value: unknown) => {
    if (typeof value === 'object' && value) objects.push(value as Record<string, unknown>);
    return value;
  };
  try {
    for (const script of named(page, 'script'))
      if (/^application\/ld\+json/iu.test(attributeOf(script, 'type')))
        JSON.parse(sourceOf(script), collect);
    return objects;
  } catch {
    return undefined;
  }
};

/** American, or with a country code. */
const phoneNumber = /\+\d[\d\s().–-]{6,20}\d|\(?\b\d{3}\)?[\s.–-]?\d{3}[\s.–-]\d{4}\b/u;

/** The end of an American address: a state and a ZIP code. */
const americanPlace = /\b[A-Z]{2},?\s+\d{5}\b/u;

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** Source: Google, “Local business structured data”, developers.google.com/search/docs/appearance/structured-data */
export const businessCard = checkOf(
  {
    subject: 'Your name, address and phone',
    means:
      'People, maps and search engines trust you more easily when they are the same everywhere.',
    notLookedAt: 'We read this page only, and no map or profile. We know American addresses best.',
  },
  (page) => {
    const [number] = phoneNumber.exec(page.text) ?? [];
    const data = structuredData(page);
    const business = data?.find(({ name, address, telephone }) => name && address && telephone);
    const told = business && String(business['telephone']);
    const found = `Your page says ${quoted(number ?? '')}`;
    if (!number)
      return [
        'We found no phone number in the words of your page.',
        'Write your number and your address as words, and not inside a picture.',
      ];
    if (told && !digitsOf(page.text).includes(digitsOf(told).slice(-10)))
      return [`${found}, but tells search engines ${quoted(told)}.`, 'Give one number everywhere.'];
    if (!business)
      return [
        `${found}${americanPlace.test(page.text) ? ' and an address' : ', and we found no address'}. ${data ? 'It doesn’t tell them to search engines in their form.' : 'What it tells search engines has a mistake, so they can’t read it.'}`,
        'Ask whoever runs your website to add your business as “LocalBusiness” data.',
      ];
    return [`${found}. Search engines get it too, with ${quoted(String(business['name']))}.`];
  },
);

const goingOn = /\b(?:book|booking|reserve|reservations?|appointments?|schedule|order|contact)\b/iu;

/** Source: RFC 3966 (`tel:`) and RFC 6068 (`mailto:`), by which a tap dials or writes */
export const contact = checkOf(
  {
    subject: 'Ways to reach you',
    means: 'Whoever has decided for you wants to go on right away.',
    notLookedAt: 'We didn’t call, write or fill in anything.',
  },
  (page) => {
    const links = named(page, 'a');
    const starts = (start: string) => links.some((a) => attributeOf(a, 'href').startsWith(start));
    const booking = links.map(textOf).find((label) => goingOn.test(label));
    const ways = [
      starts('tel:') && 'a phone number to tap',
      starts('mailto:') && 'a mail address to tap',
      named(page, 'textarea').length > 0 && 'a form',
      booking && `a link ${quoted(booking)}`,
    ].filter((way) => typeof way === 'string');
    if (ways.length === 0)
      return [
        'We found no number or mail address to tap, no form and no link to book, order or contact you.',
        'Put one button at the top that says what happens: call, book or order.',
      ];
    return [`Your page has ${new Intl.ListFormat('en').format(ways)}.`];
  },
);
