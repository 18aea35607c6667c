import bakery from '../../content/pictures/projects/bakery.webp?url';
import { PostListing } from '../sections/blog/PostListing.tsx';
import { BuyButton } from '../sections/playbook/Playbook.tsx';
import { SiteFooter } from '../sections/shared/SiteFooter/SiteFooter.tsx';
import type { Examples } from './example.ts';

const website = { src: bakery, width: 1440, height: 1000, sources: [], sizes: '100vw' };

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
    cover: { picture: website, alt: '' },
  })),
};

const buyButton = (
  <BuyButton
    buyButtonId="buy_btn_example"
    publishableKey="pk_test_example"
    frameTitle="Buy the playbook"
    loading="The payment button is on its way …"
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

export const sections: Examples = {
  BuyButton: {
    loading: buyButton,
    failed: {
      show: buyButton,
      prepare: (root) =>
        root.querySelector('[data-buy-button]')?.setAttribute('data-buy-button', 'failed'),
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
};
