import type { Example } from '../../../gallery/example.ts';
import { SiteHeader } from './SiteHeader.tsx';

const header = (
  <SiteHeader
    name="Marigold & Main"
    menus={[
      {
        label: 'Services',
        links: [
          {
            label: 'The Authority Launchpad Package',
            href: '/authoritylaunchpad',
            note: 'Up to 5',
          },
          { label: 'Other Services', href: '/services' },
        ],
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
);

export const examples: readonly Example[] = [
  { state: 'closed', show: header },
  {
    state: 'dropdown open',
    show: <div style={{ minHeight: '20rem' }}>{header}</div>,
    prepare: (root) => root.querySelector('[data-menu] details')?.setAttribute('open', ''),
  },
  {
    state: 'menu open',
    isNarrow: true,
    show: <div style={{ minHeight: '40rem' }}>{header}</div>,
    prepare: (root) => root.querySelector('[data-mobile-menu]')?.setAttribute('open', ''),
  },
];
