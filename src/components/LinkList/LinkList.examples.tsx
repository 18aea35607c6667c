import type { Example } from '../../gallery/example.ts';
import { LinkList } from './LinkList.tsx';

const links = [
  { label: 'Dallas', href: '/dallas-female-founder-website-design' },
  { label: 'Houston', href: '/houston-female-founder-website-design' },
];

export const examples: readonly Example[] = [
  { state: 'large', show: <LinkList heading="Other cities" links={links} size="large" /> },
  { state: 'small', show: <LinkList heading="Read on" links={links} /> },
];
