import austin from '../../content/pictures/skylines/austin.svg?raw';
import { Bloom, BloomList } from '../components/Bloom/Bloom.tsx';
import { Breadcrumbs } from '../components/Breadcrumbs/Breadcrumbs.tsx';
import { Dialog } from '../components/Dialog/Dialog.tsx';
import { Disclosure } from '../components/Disclosure/Disclosure.tsx';
import { Eyebrow, Heading, UnbrokenHyphens } from '../components/Heading/Heading.tsx';
import { LinkList, StretchedLink, TextLink } from '../components/Links/Links.tsx';
import { Arch, BrowserFrame, Picture } from '../components/Picture/Picture.tsx';
import { Postmark } from '../components/Postmark/Postmark.tsx';
import { SampleStamp } from '../components/SampleStamp/SampleStamp.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Skyline } from '../components/Skyline/Skyline.tsx';
import { Ticket } from '../components/Ticket/Ticket.tsx';
import { ArrowButton } from '../sections/shared/Carousel/Carousel.tsx';
import { Prose } from '../sections/shared/LongText/LongText.tsx';
import type { Examples } from './example.ts';
import { uprightPicture, widePicture } from './sample-pictures.ts';

const answer = <p>About six weeks, if the photographs are there.</p>;
const link = { label: 'Services', href: '/services' };

const markdown = `<p>Running text with <strong>weight</strong>, <em>stress</em> and <a href="/about">a link</a>.</p>
<h2>A smaller heading</h2><ul><li>One thing</li><li>Another thing</li></ul><ol><li>First</li><li>Second</li></ol>
<blockquote><p>Someone said this.</p></blockquote><p><code>a piece of code</code></p><hr>
<table><thead><tr><th>Page</th><th>Question</th></tr></thead><tbody><tr><td>Home</td><td>Am I right here?</td></tr></tbody></table>`;

export const components: Examples = {
  Arch: {
    doorway: <Arch tone="rose" picture={uprightPicture} alt="Two women at a desk" />,
    window: <Arch shape="window" picture={widePicture} alt="A website" />,
  },
  ArrowButton: {
    next: <ArrowButton direction="next" label="Next" />,
    'at the end': <ArrowButton direction="next" label="Next" aria-disabled />,
  },
  Bloom: { large: <Bloom width="160" height="160" /> },
  BloomList: {
    'with a long item': (
      <BloomList
        items={[
          'Words that sound like you',
          'An item so long that it takes a second line, with the bloom level with the first, whatever the width of the page',
        ]}
      />
    ),
  },
  Breadcrumbs: {
    'two steps': <Breadcrumbs crumbs={[link, { label: 'SEO', href: '/seopage' }]} />,
  },
  BrowserFrame: {
    'around a website': <BrowserFrame picture={widePicture} alt="A website" />,
    sample: <BrowserFrame picture={widePicture} alt="A website" sample />,
  },
  Dialog: {
    open: {
      show: (
        <Dialog id="example" heading="Thank You!" close="Close" onClose={() => {}}>
          <p>Your service request has been submitted successfully.</p>
        </Dialog>
      ),
      prepare: (root) => root.querySelector('dialog')?.showModal(),
    },
  },
  Disclosure: {
    closed: (
      <Disclosure title="How long does it take?" group="example">
        {answer}
      </Disclosure>
    ),
    'open, with a teaser': (
      <Disclosure title="The home page" group="example" teaser="Its job is small." open>
        {answer}
      </Disclosure>
    ),
  },
  Eyebrow: { 'on paper': <Eyebrow>Web design and local SEO</Eyebrow> },
  Heading: {
    display: <Heading size="display" text="Your business in *bloom*" />,
    small: <Heading size="small" text="Your business in *bloom*" />,
    italic: <Heading emphasis="italic" text="Your business in *bloom*" />,
  },
  LinkList: {
    large: <LinkList heading="Other cities" links={[link]} size="large" />,
    small: <LinkList heading="Read on" links={[link]} />,
  },
  Picture: {
    described: <Picture picture={uprightPicture} alt="Two women at a desk" />,
    'missing file': <Picture picture={{ ...uprightPicture, src: '/gone.webp' }} alt="Two women" />,
  },
  Postmark: { stamped: <Postmark text="Marigold & Main · Austin, Texas ·" /> },
  Prose: { 'everything Markdown knows': <Prose html={markdown} /> },
  SampleStamp: { stamped: <SampleStamp /> },
  Section: Object.fromEntries(
    (['paper', 'sand', 'rose', 'ink', 'plum'] as const).map((tone) => [
      tone,
      <Section key={tone} tone={tone} awning={tone === 'sand'}>
        <Eyebrow>Words on {tone}</Eyebrow>
        <TextLink href="/about">Meet the team</TextLink>
      </Section>,
    ]),
  ),
  Skyline: { Austin: <Skyline path={/ d="([^"]+)"/u.exec(austin)?.[1] ?? ''} /> },
  StretchedLink: {
    'over a whole entry': (
      <div style={{ position: 'relative' }}>
        <StretchedLink href="/elitevisible">Elite &amp; Visible</StretchedLink>
        <p>A click on this sentence leads to the package, too.</p>
      </div>
    ),
  },
  Ticket: {
    large: <Ticket size="large" price="$3999" note="with 60 days of support" />,
    small: <Ticket price="$29" />,
    tiny: <Ticket size="tiny" price="All April 2025" />,
  },
  UnbrokenHyphens: {
    'in a narrow column': (
      <p style={{ width: '9rem' }}>
        <UnbrokenHyphens text="Every website for a women-owned business" />
      </p>
    ),
  },
};
