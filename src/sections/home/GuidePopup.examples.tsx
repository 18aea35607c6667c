import type { Example } from '../../gallery/example.ts';
import { GuidePopup } from './GuidePopup.tsx';

export const examples: readonly Example[] = [
  {
    state: 'open',
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
];
