import { counted } from '@agency/leads/forms/counted.ts';
import { quoted, type Check } from './finding.ts';
import { attributeOf, metaOf, named, textOf } from './page.ts';

const shown = (address: string): string => quoted(address.replace(/\/$/u, ''));

/** Source: Google, “Consolidate duplicate URLs”, developers.google.com/search/docs/crawling-indexing */
export const address: Check = ({ url, isTrusted, spellings }) => {
  const isSecure = url.protocol === 'https:';
  const security = isTrusted
    ? 'There is no secure address (https).'
    : 'The certificate of the secure address (https) is wrong or out of date.';
  const other = spellings.find(({ leadsTo }) => leadsTo !== url.href);
  const others = other
    ? `${shown(other.address)} ${other.leadsTo ? 'is another address beside it' : 'doesn’t open'}.`
    : 'Other ways to type it lead there.';
  return {
    subject: 'Your address',
    found: `Your website opens at ${shown(url.href)}. ${isSecure ? 'It is secure (https).' : security} ${others}`,
    means: 'However people type your address, they should arrive at you, without a warning.',
    toDo: [
      !isSecure && 'Ask your host for https with a certificate that renews itself.',
      Boolean(other) && `Ask your host to let every address lead to ${shown(url.href)}.`,
    ],
    notLookedAt: 'We tried other ways to type this one address, not your other pages.',
  };
};

/** In milliseconds. */
const goodBeginning = 800;

/** Source: Google, “Time to First Byte”, web.dev/articles/ttfb */
export const speed: Check = (page) => {
  const seconds = Math.max(0.1, page.milliseconds / 1000).toFixed(1);
  const scripts = named(page, 'script').filter((script) => attributeOf(script, 'src')).length;
  const size = counted(Math.ceil(page.bytes.length / 1000), 'kilobyte');
  return {
    subject: 'Your speed',
    found: page.isCut
      ? `Your page has more than ${size} of text and code. We read no further.`
      : `Your page began to arrive after ${seconds} seconds. It has ${size} of text and code, and loads ${counted(scripts, 'script')}.`,
    means: 'While nothing shows, people wait. All else begins when the page itself has arrived.',
    toDo: [
      page.isCut && 'Ask whoever made your page what makes it so large. Often it’s pictures in it.',
      page.milliseconds > goodBeginning &&
        'Ask your host to keep your pages ready (“caching”). Up to 0.8 seconds is good.',
    ],
    notLookedAt: 'We asked once, from our server, and loaded no pictures, styles or scripts.',
  };
};

/** Titles that come with a website before anybody writes one. */
const defaultTitle =
  /^(?:|home(?: ?page)?|welcome|index|untitled.*|new page|(?:my|your) (?:site|website|blog)|(?:site|page) title|.*just another wordpress site)$/iu;

/** What fits on a computer, about, in characters. Google cuts by width and names no number. */
const room = { title: 60, description: 160 };

/** Source: Google, “Title links” and “Snippets”, developers.google.com/search/docs/appearance */
export const searchResult: Check = (page) => {
  const title = named(page, 'title').map(textOf)[0] ?? '';
  const description = metaOf(page, 'description');
  const isLong = title.length > room.title || description.length > room.description;
  return {
    subject: 'Your lines in a search',
    found: `${title ? `Your title is ${quoted(title)}` : 'Your page has no title'}. ${description ? `Below it, a search may show ${quoted(description)}` : 'There is no description to go with it'}.`,
    means: 'They are what people read before they decide whether to visit you.',
    toDo: [
      defaultTitle.test(title) && 'Write a title that says your name, what you do and where.',
      !description && 'Describe in two sentences what people find with you.',
      isLong &&
        `Put what matters at the beginning. About ${room.title} characters of the title and ${room.description} of the description fit.`,
    ],
    notLookedAt: 'We didn’t search for you. Search engines may show other words of your page.',
  };
};

/** Source: Google, “Robots meta tag” and “Sitemaps”, developers.google.com/search/docs/crawling-indexing */
export const searchEngines: Check = (page) => {
  const order = [metaOf(page, 'robots'), metaOf(page, 'googlebot'), page.robotsTag].find((words) =>
    /\b(?:noindex|none)\b/iu.test(words),
  );
  const isOpen = order === undefined && page.isOpenToGoogle;
  const wish = order
    ? `asks search engines not to list it (${quoted(order)})`
    : 'asks Google not to read it';
  return {
    subject: 'Open to search engines',
    found: isOpen
      ? `Search engines may list your page. ${page.hasSitemap ? 'There is a' : 'We found no'} list of your pages for them (“sitemap”).`
      : `Your page ${wish}.`,
    means: 'People who don’t know you yet search for what you do, not for your name.',
    toDo: [
      !isOpen && 'Switch off hiding from search engines in your website’s settings.',
      !page.hasSitemap && 'Switch on the sitemap in your website’s settings.',
    ],
    notLookedAt: 'We don’t know at which place search engines list you.',
  };
};

/** Source: The Open Graph protocol, ogp.me */
export const sharing: Check = (page) => {
  const title = metaOf(page, 'og:title');
  const hasPicture = URL.canParse(metaOf(page, 'og:image'));
  return {
    subject: 'When a friend shares your page',
    found: `A shared link ${title ? `says ${quoted(title)}` : 'gets no title from your page'} and comes ${hasPicture ? 'with' : 'without'} a picture.`,
    means: 'A shared link with a picture and good words is a recommendation that looks like you.',
    toDo: [
      (!title || !hasPicture) &&
        'Choose a picture and a title for sharing in your website’s settings.',
    ],
    notLookedAt: 'We didn’t open the picture. Each app chooses what it shows.',
  };
};
