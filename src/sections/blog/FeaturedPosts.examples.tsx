import { widePicture } from '../../gallery/sample-pictures.ts';
import type { Example } from '../../gallery/example.ts';
import { FeaturedPosts } from './FeaturedPosts.tsx';

const posts = ['Essential website pages', 'Five signs of a tired website'].map((title, index) => ({
  title,
  summary: 'What each page has to answer, and what to leave out.',
  href: `/post-${index}`,
  category: 'Website',
  published: { iso: '2025-04-15', text: 'April 15, 2025' },
  cover: { picture: widePicture, alt: 'The website of a bakery' },
}));

export const examples: readonly Example[] = [
  { state: 'two posts', show: <FeaturedPosts label="Featured posts" posts={posts} /> },
  { state: 'one post', show: <FeaturedPosts label="Featured posts" posts={posts.slice(0, 1)} /> },
];
