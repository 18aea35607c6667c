import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { agency } from '../leads/submission.fixture.ts';
import { temporaryDirectory } from '../leads/temporary-directory.fixture.ts';
import { addressOfFile } from './address.ts';
import type { SiteFacts } from './built-site.ts';

const page = (title: string, body = '', head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} | Marigold</title>${head}</head><body>${body}</body></html>`;

const slot = (name: string, props = '{}') =>
  `<!--slot:${name} ${props}--><p>As built</p><!--/slot:${name}-->`;

const form = (name: string) =>
  slot(name, '{"agencyEmail":"hello@marigold.example","note":"\\u003c\\u002d\\u002d\\u003e"}');

const noindex = '<meta name="robots" content="noindex">';

const inlineScript = 'console.log("menu")';
const inlineStyle = 'body{color:plum}';

/** A small site with one page of each kind, by file name. */
const files: Readonly<Record<string, string>> = {
  'index.html': page(
    'Home',
    `${'<p>Welcome to Marigold.</p>'.repeat(50)}<script>${inlineScript}</script>`,
    `<style>${inlineStyle}</style><script type="application/ld+json">{"@type":"Organization"}</script>`,
  ),
  'about.html': page('Meet &amp; greet'),
  'localseo.html': page('Local SEO'),
  'freereviewlanding.html': page('Free review', slot('first-look')),
  'reviewconfirmation.html': page('Confirmed!', '', noindex),
  'contact.html': page('Contact', form('contact-form')),
  'contact/sent.html': page('Thank you', slot('order-thanks'), noindex),
  'newsletter.html': page('Newsletter', form('newsletter-form')),
  'newsletter/joined.html': page('Thank you', '', noindex),
  'googlemesis.html': page('Google Me, Sis', form('guide-form')),
  'googlemesis/sent.html': page('Thank you', '', noindex),
  'blog.html': page('Blog', slot('blog-listing')),
  'embed/free-review.html': page('Sign up', form('review-form'), noindex),
  'embed/free-review/sent.html': page('Thank you', '', noindex),
  'yourdoor.html': page('Your door', slot('your-door'), noindex + slot('door-tags')),
  'yourdoor/sent.html': page('Thank you', '', noindex),
  '404.html': page('Not found', `<p>There is nothing here.</p>${slot('not-found')}`, noindex),
  'problem.html': page('Problem', slot('problem'), noindex),
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><style>path{fill:plum}</style></svg>',
  'guide.pdf': '%PDF-1.7 not really',
  'picture.avif': 'not really a picture',
  'quotes/9cITq1_ff3kf-640.avif': 'not really a card',
  '_astro/menu.B8xK3k2a.js': 'export const menu = 1;\n'.repeat(50),
};

const renderer = `export const renderSlot = (name, props) => JSON.stringify({ name, ...props }).replaceAll('<', '\\\\u003c');
export const drawSign = async () => undefined;
`;

/** The build's page list, without hashes. */
const pages = Object.fromEntries(
  Object.entries(files)
    .filter(([name]) => name.endsWith('.html'))
    .map(([name, html]) => {
      const [, title = ''] = /<title>(.*) \| /u.exec(html) ?? [];
      const facts = { policy: "default-src 'none'", title: title.replace('&amp;', '&') };
      return [addressOfFile(name), html.includes(noindex) ? { policy: facts.policy } : facts];
    }),
);

const facts: SiteFacts = {
  ...agency,
  retentionPolicy: { store: 'sqlite', keepDays: { leads: 730, newsletter: undefined } },
  securityContact: 'mailto:hello@marigold.example',
  orders: { 'visibility-audit': 'Visibility Audit order ($99)' },
  redirects: { '/free-review': '/freereviewlanding', '/old/story': '/about' },
  pages,
};

const write = async (path: string, content: string | Buffer) => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
};

/** Writes the output of a build into a folder for one test. Returns the folder. */
export const writeFixtureBuild = async (): Promise<string> => {
  const directory = temporaryDirectory();
  await Promise.all(
    Object.entries(files).map(([name, content]) => write(join(directory, 'site', name), content)),
  );
  const home = files['index.html'] ?? '';
  await write(join(directory, 'site/index.html.br'), brotliCompressSync(home));
  await write(join(directory, 'site/index.html.gz'), gzipSync(home));
  await write(join(directory, 'package.json'), '{"type":"module"}');
  await write(join(directory, 'render', 'render-slot.js'), renderer);
  await write(join(directory, 'render', 'site.json'), JSON.stringify(facts));
  return directory;
};
