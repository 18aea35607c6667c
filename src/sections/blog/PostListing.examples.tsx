import { widePicture } from '../../gallery/sample-pictures.ts';
import type { Example } from '../../gallery/example.ts';
import { PostListing } from './PostListing.tsx';

const posts = Array.from({ length: 11 }, (_, index) => ({
  title: `Post ${index + 1} about a website that works`,
  summary: 'What each page has to answer, and what to leave out.',
  href: `/post-${index + 1}`,
  category: index === 0 ? 'Marketing' : 'Website',
  published: { iso: '2025-04-15', text: 'April 15, 2025' },
  cover: { picture: widePicture, alt: '' },
}));

const words = {
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
  posts,
};

export const examples: readonly Example[] = [
  { state: 'first page', show: <PostListing {...words} /> },
  { state: 'last page', show: <PostListing {...words} search="?page=2" /> },
  { state: 'category', show: <PostListing {...words} search="?category=Marketing" /> },
  { state: 'empty category', show: <PostListing {...words} search="?category=Coaching" /> },
];
