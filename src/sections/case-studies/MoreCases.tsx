import { Band } from '../../components/Band/Band.tsx';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import { Onward } from '../shared/Onward/Onward.tsx';
import styles from './MoreCases.module.css';

interface MoreCasesProps {
  more: string;
  note: string;
  links: readonly { label: string; href: string }[];
}

/** The promise of more, and where to go until then. */
export const MoreCases = ({ more, note, links }: MoreCasesProps) => (
  <Band tone="ink">
    <div className={styles.page}>
      <Bloom className={styles.bloom} width="120" height="120" />
      <p className={styles.more}>{more}</p>
      <p>{note}</p>
      <Onward links={links} />
    </div>
  </Band>
);
