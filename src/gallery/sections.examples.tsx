import { Picture } from '../components/Picture/Picture.tsx';
import { PostListing } from '../sections/blog/PostListing.tsx';
import { GuidePopup } from '../sections/home/GuidePopup.tsx';
import { BuyButton } from '../sections/playbook/Playbook.tsx';
import { Carousel, Slide } from '../sections/shared/Carousel/Carousel.tsx';
import { Consent } from '../sections/shared/Consent/Consent.tsx';
import { SiteFooter } from '../sections/shared/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../sections/shared/SiteHeader/SiteHeader.tsx';
import consentStyles from '../styles/consent.css?raw';
import type { Examples } from './example.ts';
import { widePicture } from './sample-pictures.ts';

const carousel = (perView: 'two' | 'three') => (
  <Carousel label="Projects" perView={perView}>
    {[1, 2, 3, 4, 5].map((number) => (
      <Slide key={number} position={`${number} of 5`}>
        <Picture picture={widePicture} alt={`Project ${number}`} />
      </Slide>
    ))}
  </Carousel>
);

const listing = {
  heading: 'All *posts*',
  filter: 'Categories',
  categories: ['Website', 'Marketing', 'Coaching'],
  count: { none: 'No posts yet', one: '1 post', many: '{count} posts' },
  empty: {
    heading: 'Nothing on this shelf yet',
    text: 'We write when there is something to say.',
    link: { label: 'Ask for it', href: '/contact' },
    all: 'See all posts',
  },
  pager: { label: 'Pages', previous: 'Previous', next: 'Next' },
  posts: Array.from({ length: 11 }, (_, index) => ({
    title: `Post ${index + 1} about a website that works`,
    summary: 'What each page has to answer, and what to leave out.',
    href: `/post-${index + 1}`,
    category: index === 0 ? 'Marketing' : 'Website',
    published: { iso: '2025-04-15', text: 'April 15, 2025' },
    cover: { picture: widePicture, alt: '' },
  })),
};

const buyButton = (
  <BuyButton
    buyButtonId="buy_btn_example"
    publishableKey="pk_test_example"
    frameTitle="Buy the playbook"
    loading="Getting the payment button …"
    failed="The payment button did not come. The link below does the same."
  />
);

const footer = (
  <SiteFooter
    name="Marigold & Main"
    city="Austin, Texas"
    copyrightYear={2025}
    promise="Websites that bring someone through the door."
    columns={[{ label: 'About', links: [{ label: 'Meet Our Team', href: '/about' }] }]}
    legal={[{ label: 'Privacy Policy', href: '/privacy' }]}
    social={[{ network: 'LinkedIn', url: null }]}
    newsletter={{
      title: 'Newsletter',
      text: 'Local SEO in plain words.',
      placeholder: 'Enter your email',
      button: 'Join Us',
      success: 'You are on the list.',
    }}
  />
);

const header = (
  <div style={{ minHeight: '30rem' }}>
    <SiteHeader
      name="Marigold & Main"
      menus={[
        {
          label: 'Services',
          links: [{ label: 'Authority Launchpad', href: '/authoritylaunchpad', note: 'Up to 5' }],
        },
        { label: 'About', links: [{ label: 'Meet the Team', href: '/about' }] },
      ]}
      mobileMenu={[
        { label: 'Home', href: '/' },
        { label: 'Contact', href: '/contact' },
      ]}
      contactButton={{ label: 'Contact', href: '/contact' }}
      currentPath="/about"
    />
  </div>
);

export const sections: Examples = {
  BuyButton: {
    loading: buyButton,
    failed: {
      show: buyButton,
      prepare: (root) =>
        root.querySelector('[data-buy-button]')?.setAttribute('data-buy-button', 'failed'),
    },
  },
  Carousel: {
    'two at once': carousel('two'),
    'three at once': carousel('three'),
    'at the end': {
      show: carousel('two'),
      prepare: (root) => {
        const track = root.querySelector('[data-carousel-track]');
        track?.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
        root
          .querySelector('[data-carousel-arrow=previous]')
          ?.setAttribute('aria-disabled', 'false');
        root.querySelector('[data-carousel-arrow=next]')?.setAttribute('aria-disabled', 'true');
      },
    },
  },
  Consent: {
    asking: (
      <>
        <style>{consentStyles}</style>
        <Consent
          measurementId="G-EXAMPLE"
          text="May we count which pages are read?"
          accept="Yes, count my visit"
          decline="No thanks"
          hidden={false}
        />
      </>
    ),
  },
  GuidePopup: {
    open: {
      show: (
        <GuidePopup
          eyebrow="Free for you"
          heading="The Ultimate SEO *checklist*"
          text="Thirty things that decide whether your customers find you."
          close="Close"
          form={{
            form: 'guide-popup',
            action: '/googlemesis',
            label: 'Email address',
            placeholder: 'Your email address',
            button: 'Get the Free Checklist',
            agencyEmail: 'hello@example.com',
          }}
          success="Checklist Has Been Downloaded"
          download={{ label: 'Download', href: '/ultimate-seo-guide.pdf' }}
        />
      ),
      prepare: (root) => root.querySelector('dialog')?.showModal(),
    },
  },
  PostListing: {
    'last page': <PostListing {...listing} search="?page=2" />,
    'empty category': <PostListing {...listing} search="?category=Coaching" />,
  },
  SiteFooter: {
    'newsletter wrong': {
      show: footer,
      prepare: (root) => {
        const message = root.querySelector<HTMLElement>('[data-unsent]');
        const place = message?.querySelector('p');
        if (!message || !place) throw new Error('The footer has no place for what went wrong.');
        place.textContent = 'Please check your email address.';
        message.hidden = false;
      },
    },
    'newsletter joined': {
      show: footer,
      prepare: (root) => {
        const message = root.querySelector<HTMLElement>('#footer-newsletter-thanks');
        if (!message) throw new Error('The footer has no place for its thanks.');
        message.hidden = false;
      },
    },
  },
  SiteHeader: {
    closed: header,
    'dropdown open': {
      show: header,
      prepare: (root) => root.querySelector('[data-menu] details')?.setAttribute('open', ''),
    },
    'menu open': {
      show: header,
      isNarrow: true,
      prepare: (root) => root.querySelector('[data-mobile-menu]')?.setAttribute('open', ''),
    },
  },
};
