import type { Example } from '../../../gallery/example.ts';
import { GuideThanks } from './GuideThanks.tsx';

export const examples: readonly Example[] = [
  {
    state: 'done',
    show: (
      <GuideThanks
        id="guide-thanks"
        success="Checklist Has Been Downloaded — Check Your Download Folder!"
        download={{ label: 'Download it again', href: '/ultimate-seo-guide.pdf' }}
      />
    ),
    prepare: (root) => root.querySelector('[hidden]')?.removeAttribute('hidden'),
  },
];
