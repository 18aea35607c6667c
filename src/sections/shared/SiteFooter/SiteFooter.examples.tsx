import type { Example } from '../../../gallery/example.ts';
import { SiteFooter } from './SiteFooter.tsx';

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

export const examples: readonly Example[] = [
  { state: 'with an empty newsletter form', show: footer },
  {
    state: 'newsletter wrong',
    show: footer,
    prepare: (root) => {
      const message = root.querySelector<HTMLElement>('[data-message]');
      if (!message) return;
      message.role = 'alert';
      message.dataset['message'] = 'refused';
      message.textContent = 'Please check your email address.';
    },
  },
  {
    state: 'newsletter joined',
    show: footer,
    prepare: (root) => {
      const message = root.querySelector<HTMLElement>('[data-message]');
      if (!message) return;
      message.dataset['message'] = 'stored';
      message.textContent = 'You are on the list.';
    },
  },
];
