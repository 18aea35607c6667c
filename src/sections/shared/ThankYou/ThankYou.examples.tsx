import type { Example } from '../../../gallery/example.ts';
import { Onward } from '../Onward/Onward.tsx';
import { ThankYou } from './ThankYou.tsx';

export const examples: readonly Example[] = [
  {
    state: 'with a download',
    show: (
      <ThankYou
        heading="It is *yours*"
        text="The checklist is on its way to your download folder."
        postmark="Marigold & Main · Austin, Texas ·"
        download={{ label: 'Download the guide', href: '/ultimate-seo-guide.pdf' }}
      >
        <Onward links={[{ label: 'Our services', href: '/services' }]} look="secondary" />
      </ThankYou>
    ),
  },
];
