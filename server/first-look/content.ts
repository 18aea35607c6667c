import { counted } from '@agency/leads/forms/counted.ts';
import { quoted, type Check } from './finding.ts';
import { attributeOf, metaOf, named, sourceOf, textOf, type Element, type Page } from './page.ts';

/** Wider than phones, in CSS pixels. */
const widerThanPhones = 480;

/** The width that an element always has, in CSS pixels; 0 if it has none. */
const fixedWidth = (element: Element): number => {
  const style = /(?:^|;)\s*(?:min-)?width:\s*(\d+)px/iu.exec(attributeOf(element, 'style'))?.[1];
  const isTable = element.tagName === 'table' || element.tagName === 'td';
  return Number(style ?? (isTable && attributeOf(element, 'width'))) || 0;
};

/** Source: MDN, “Viewport meta element”; WCAG 2.2, 1.4.10 Reflow */
export const phone: Check = (page) => {
  const fits = /width\s*=\s*device-width/iu.test(metaOf(page, 'viewport'));
  const widest = page.elements.reduce((most, element) => Math.max(most, fixedWidth(element)), 0);
  const isWide = widest > widerThanPhones;
  return {
    subject: 'On a phone',
    found: `Your page ${fits ? 'fits itself to' : 'doesn’t fit itself to'} the width of a phone.${isWide ? ` A part of it is always ${widest} pixels wide, which is more than a phone has.` : ''}`,
    means: 'Many people see you on a phone first. They shouldn’t have to zoom or push the page.',
    toDo: [
      (!fits || isWide) && 'Ask whoever made your website for a layout that adapts to phones.',
    ],
    notLookedAt: 'We didn’t open your page on a phone, and read no style sheets.',
  };
};

/** Fewer say little. The number is our own. */
const fewWords = 100;

/** Source: WCAG 2.2, 2.4.6 Headings and Labels, and 3.1.1 Language of Page */
export const words: Check = (page) => {
  const count = page.text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0;
  const heading = named(page, 'h1').map(textOf).find(Boolean);
  const language = named(page, 'html').map((html) => attributeOf(html, 'lang'))[0];
  return {
    subject: 'Your words',
    found: `${heading ? `Your main heading is ${quoted(heading)}` : 'There is no main heading in words'}. There are ${counted(count, 'word')} to read. The language is ${language ? quoted(language) : 'not named'}.`,
    means: 'People and search engines learn from them what you offer and for whom.',
    toDo: [
      !heading && 'Say in one main heading what you do and for whom.',
      count < fewWords && 'Write what you offer and where. Words inside pictures don’t count.',
      !language && 'Choose the language in your website’s settings, for programs that read aloud.',
    ],
    notLookedAt: 'We ran no scripts, so words that only a script writes are missing.',
  };
};

/** Source: WCAG 2.2, 1.1.1 Non-text Content; Google, “Optimize Cumulative Layout Shift”, web.dev/articles/optimize-cls */
export const pictures: Check = (page) => {
  // Pictures of one pixel count visitors.
  const all = named(page, 'img').filter((img) => !/^[01]$/u.test(attributeOf(img, 'width')));
  const mute = all.filter(({ attrs }) => attrs.every(({ name }) => name !== 'alt'));
  const loose = all.filter((img) => !attributeOf(img, 'width') || !attributeOf(img, 'height'));
  const [example] = [...mute, ...loose].map((img) => attributeOf(img, 'src').split(/[?#]/u)[0]);
  return {
    subject: 'Your pictures',
    found:
      all.length === 0
        ? 'We found no picture on your page.'
        : `Your page has ${counted(all.length, 'picture')}, ${mute.length || 'none'} without a description and ${loose.length || 'none'} without a size${example ? `, such as ${quoted(example.split('/').at(-1) ?? '')}` : ''}.`,
    means:
      'They show whom people will meet and what they will get, also to those who only hear them.',
    toDo: [
      all.length === 0 && 'Show one good photo of you or your work.',
      mute.length > 0 && 'Describe each as you would on the phone (“alt text”).',
      loose.length > 0 &&
        'Ask whoever made your website to give each a size, so that the words don’t jump.',
    ],
    notLookedAt: 'We didn’t load them, so we know neither how heavy nor how good they are.',
  };
};

/** Every object in the JSON-LD of a page; undefined if it has a mistake. */
const structuredData = (page: Page): Record<string, unknown>[] | undefined => {
  const objects: Record<string, unknown>[] = [];
  try {
    for (const script of named(page, 'script'))
      if (/^application\/ld\+json/iu.test(attributeOf(script, 'type')))
        JSON.parse(sourceOf(script), (_key, value) => {
          if (typeof value === 'object' && value) objects.push(value);
          return value;
        });
    return objects;
  } catch {
    return undefined;
  }
};

/** American, or with a country code. */
const phoneNumber = /\+\d[\d\s().–-]{6,20}\d|\(?\b\d{3}\)?[\s.–-]?\d{3}[\s.–-]\d{4}\b/u;

/** The end of an American address: a state and a ZIP code. */
const americanPlace = /\b[A-Z]{2},?\s+\d{5}\b/u;

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** Source: Google, “Local business structured data”, developers.google.com/search/docs/appearance/structured-data */
export const businessCard: Check = (page) => {
  const number = phoneNumber.exec(page.text)?.[0];
  const hasPlace = americanPlace.test(page.text);
  const data = structuredData(page);
  const business = data?.find(
    ({ name, address, telephone }) => isText(name) && address && isText(telephone),
  ) as { name: string; telephone: string } | undefined;
  const isSame = digitsOf(page.text).includes(digitsOf(business?.telephone ?? '').slice(-10));
  const toEngines = business
    ? `Search engines are told ${quoted(business.name)}, ${quoted(business.telephone)}.`
    : `Search engines are told ${data ? 'none of it in the form they read' : 'with a mistake that keeps them from reading it'}.`;
  return {
    subject: 'Your name, address and phone',
    found: `Your page says ${number ? quoted(number) : 'no phone number'} and ${hasPlace ? 'an address' : 'no address that we recognize'}. ${toEngines}`,
    means: 'People, maps and search engines trust you more easily if they are the same everywhere.',
    toDo: [
      !number && 'Write your number and address as words, and not inside a picture.',
      !business && 'Ask whoever made your website to add your business as “LocalBusiness” data.',
      !isSame && 'Give the same number everywhere.',
    ],
    notLookedAt: 'We read this page only, no map or profile. We know American addresses best.',
  };
};

const goingOn = /\b(?:book|booking|reserve|reservations?|appointments?|schedule|order|contact)\b/iu;

/** Source: RFC 3966 (`tel:`) and RFC 6068 (`mailto:`), by which a tap dials or writes */
export const contact: Check = (page) => {
  const links = named(page, 'a');
  const starts = (start: string) => links.some((a) => attributeOf(a, 'href').startsWith(start));
  const label = links.map(textOf).find((text) => goingOn.test(text));
  const ways = [
    starts('tel:') && 'a phone number to tap',
    starts('mailto:') && 'an email address to tap',
    named(page, 'textarea').length > 0 && 'a form',
    label && `the link ${quoted(label)}`,
  ].filter((way) => typeof way === 'string');
  const list = new Intl.ListFormat('en').format(ways);
  return {
    subject: 'Ways to reach you',
    found: `Your page has ${list || 'no number or email address to tap, no form and no link to book or order'}.`,
    means: 'Whoever has decided for you wants to go on right away.',
    toDo: [!list && 'Put one button at the top that says what happens: call, book or order.'],
    notLookedAt: 'We didn’t call, write or fill in anything.',
  };
};
