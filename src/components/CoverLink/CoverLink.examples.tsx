import type { Example } from '../../gallery/example.ts';
import { CoverLink } from './CoverLink.tsx';

export const examples: readonly Example[] = [
  {
    state: 'over a whole entry',
    show: (
      <div style={{ position: 'relative' }}>
        <p>
          <CoverLink href="/elitevisible">Elite &amp; Visible</CoverLink>
        </p>
        <p>A click on this sentence leads to the package, too.</p>
      </div>
    ),
  },
];
