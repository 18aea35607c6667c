import type { Example } from '../../gallery/example.ts';
import { NearestPages } from './NearestPages.tsx';

export const examples: readonly Example[] = [
  {
    state: 'two suggestions',
    show: (
      <NearestPages
        heading="Were you looking for one of these?"
        suggestions={[
          { path: '/about', title: 'Meet the agency' },
          { path: '/contact', title: 'Contact' },
        ]}
      />
    ),
  },
];
