import type { Example } from '../../../gallery/example.ts';
import styles from '../../../styles/consent.css?raw';
import { Consent } from './Consent.tsx';

export const examples: readonly Example[] = [
  {
    state: 'asking',
    show: (
      <>
        <style>{styles}</style>
        <Consent
          measurementId="G-EXAMPLE"
          text="May we count which pages are read?"
          accept="Yes, count my visit"
          decline="No, thank you"
          hidden={false}
        />
      </>
    ),
  },
];
