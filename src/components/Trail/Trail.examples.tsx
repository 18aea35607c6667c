import type { Example } from '../../gallery/example.ts';
import { Trail } from './Trail.tsx';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Services', href: '/services' },
  { label: 'Elite & Visible', href: '/elitevisible' },
];

export const examples: readonly Example[] = [
  { state: 'three steps', show: <Trail crumbs={crumbs} /> },
];
