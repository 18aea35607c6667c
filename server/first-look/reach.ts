import { counted } from '@agency/leads/forms/counted.ts';
import { checkOf, quoted } from './finding.ts';
import { attributeOf, metaOf, named, textOf } from './page.ts';

const shown = (address: string): string => quoted(address.replace(/\/$/u, ''));

/** Source: Google, “Consolidate duplicate URLs”, developers.google.com/search/docs/crawling-indexing */
export const address = checkOf(
  {
    subject: 'Your address',
    means: 'However people type your address, they should arrive at you, without a warning.',
    notLookedAt: 'We tried other ways to type this one address, not your other pages.',
  },
  ({ url, https, spellings }) => {
    const opens = `Your website opens at ${shown(url.href)}`;
    const lead = `Ask whoever runs your website to let every address lead to ${shown(url.href)}.`;
    const closed = spellings.find(({ leadsTo }) => leadsTo === undefined);
    const second = spellings.find(({ leadsTo }) => leadsTo !== url.href);
    if (https !== 'works')
      return [
        `${opens}, but ${https === 'missing' ? 'there is no secure address (https)' : 'the certificate of its secure address (https) is wrong or out of date'}.`,
        'Ask whoever runs your website for https with a certificate that renews itself.',
      ];
    if (closed) return [`${opens}, but ${shown(closed.address)} doesn’t open.`, lead];
    if (second)
      return [`${opens}, and ${shown(second.address)} is another address beside it.`, lead];
    return [`${opens}. It is secure, and the other ways to type it lead there.`];
  },
);

/** In milliseconds (web.dev/articles/ttfb). */
const goodBeginning = 800;

/** In elements (Lighthouse, “Avoid an excessive DOM size”, developer.chrome.com/docs/lighthouse/performance). */
const mostElements = 1_400;

/** Source: Google, “Time to First Byte”, web.dev/articles/ttfb */
export const speed = checkOf(
  {
    subject: 'Your speed',
    means:
      'While nothing shows, people wait. Everything else starts after the page itself arrived.',
    notLookedAt: 'We asked once, from our server, and loaded no pictures, styles or scripts.',
  },
  (page) => {
    const seconds = (page.milliseconds / 1000).toFixed(1);
    const scripts = named(page, 'script').filter((script) => attributeOf(script, 'src')).length;
    const size = counted(Math.ceil(page.bytes.length / 1000), 'kilobyte');
    const found = `Your page began to arrive after ${seconds} seconds. It has ${size} of text and code, and asks for ${counted(scripts, 'script')}.`;
    if (page.isCut)
      return [
        `Your page has more than ${size} of text and code. We stopped reading there.`,
        'Ask whoever runs your website what makes it so large. Often it’s pictures inside the page.',
      ];
    if (page.milliseconds > goodBeginning)
      return [found, 'Ask your host to keep pages ready (“caching”). Up to 0.8 seconds is good.'];
    if (page.elements.length > mostElements)
      return [
        `${found} It is made of ${counted(page.elements.length, 'part')}, which is a lot to draw for a phone.`,
        'Move what few people need to pages of their own.',
      ];
    return [found];
  },
);

/** Titles that come with a website before anybody writes one. */
const defaultTitle =
  /^(?:home(?: ?page)?|welcome|index|untitled.*|new page|(?:my|your) (?:site|website|blog)|(?:site|page) title|.*just another wordpress site)$/iu;

/** About what fits on a computer, in characters. Google cuts by width and names no number. */
const room = { title: 60, description: 160 };

/** Source: Google, “Title links” and “Snippets”, developers.google.com/search/docs/appearance */
export const searchResult = checkOf(
  {
    subject: 'Your lines in a search',
    means: 'They are what people read before they decide whether to visit you.',
    notLookedAt: 'We didn’t search for you. Search engines may show other words of your page.',
  },
  (page) => {
    const [element] = named(page, 'title');
    const title = element ? textOf(element) : '';
    const description = metaOf(page, 'description');
    const lines = `A search may show ${quoted(title)}, and below it ${quoted(description)}.`;
    if (!title || defaultTitle.test(title))
      return [
        title ? `Your title is ${quoted(title)}.` : 'Your page has no title.',
        'Write a title that says your name, what you do and where.',
      ];
    if (!description)
      return [
        `Your title is ${quoted(title)}. There is no description for below it.`,
        'Describe in two sentences what people find with you.',
      ];
    if (title.length > room.title || description.length > room.description)
      return [
        `${lines} Of ${title.length} and ${description.length} characters, about ${room.title} and ${room.description} fit.`,
        'Put what matters most at the beginning, and shorten the rest.',
      ];
    return [lines];
  },
);

/** Source: Google, “Robots meta tag” and “Sitemaps”, developers.google.com/search/docs/crawling-indexing */
export const searchEngines = checkOf(
  {
    subject: 'Open to search engines',
    means: 'People who don’t know you yet look for what you do, not for your name.',
    notLookedAt: 'We don’t know at which place search engines list you.',
  },
  (page) => {
    const orders = [metaOf(page, 'robots'), metaOf(page, 'googlebot'), page.robotsTag];
    const order = orders.find((words) => /\b(?:noindex|none)\b/iu.test(words));
    if (order !== undefined || !page.isOpenToGoogle)
      return [
        order === undefined
          ? 'Your website asks Google not to read this page.'
          : `Your page asks search engines not to list it (${quoted(order)}).`,
        'If you want to be found, switch off hiding from search engines in your website’s settings.',
      ];
    if (!page.hasSitemap)
      return [
        'Search engines may list your page. We found no list of your pages for them (“sitemap”).',
        'Switch on the sitemap in your website’s settings, so that new pages are found sooner.',
      ];
    return ['Search engines may list your page, and there is a list of your pages for them.'];
  },
);

/** Source: The Open Graph protocol, ogp.me */
export const sharing = checkOf(
  {
    subject: 'When a friend shares your page',
    means: 'A shared link with a picture and good words is a recommendation that looks like you.',
    notLookedAt: 'We didn’t open the picture. Each app chooses what it shows.',
  },
  (page) => {
    const title = metaOf(page, 'og:title');
    if (title && URL.canParse(metaOf(page, 'og:image')))
      return [`A shared link says ${quoted(title)} and brings its picture.`];
    return [
      title
        ? `A shared link says ${quoted(title)}, without a picture.`
        : 'Your page doesn’t say what a shared link should look like.',
      'Choose a picture and a title for sharing in your website’s settings.',
    ];
  },
);
