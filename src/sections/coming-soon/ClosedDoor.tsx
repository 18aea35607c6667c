import type { ReactNode } from 'react';
import { Arch } from '../../components/Arch/Arch.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import { ComingSoonSign } from '../shared/ComingSoonSign/ComingSoonSign.tsx';
import styles from './ClosedDoor.module.css';

interface ClosedDoorProps {
  tone: 'sand' | 'rose' | 'ink';
  door: PictureProps;
  /** What will be here, and where to go meanwhile. */
  children: ReactNode;
}

/** A page that is not open yet: what will be here, beside the closed door. */
export const ClosedDoor = ({ tone, door, children }: ClosedDoorProps) => (
  <Band tone={tone} className={styles['street']}>
    <div className={styles['columns']}>
      <div className={styles['words']}>
        <ComingSoonSign />
        {children}
      </div>
      <Arch tone="rose" className={styles['door']}>
        <Picture {...door} priority />
      </Arch>
    </div>
  </Band>
);
