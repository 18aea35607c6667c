import type { Example } from '../gallery/example.ts';
import { GuideDownload } from './GuideDownload.tsx';

export const examples: readonly Example[] = [
  {
    state: 'done',
    show: (
      <GuideDownload
        success="Checklist Has Been Downloaded — Check Your Download Folder!"
        download={{ label: 'Download it again', href: '/ultimate-seo-guide.pdf' }}
      />
    ),
  },
];
