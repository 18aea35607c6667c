import type { ReactNode } from 'react';
import { Arch } from '../../../components/Arch/Arch.tsx';
import { Band } from '../../../components/Band/Band.tsx';
import { Picture, type PictureProps } from '../../../components/Picture/Picture.tsx';
import styles from './Doorway.module.css';

interface DoorwayProps {
  tone: 'sand' | 'rose' | 'ink';
  picture: PictureProps;
  children: ReactNode;
}

/** A short page: its words beside a picture that stands on the ground like a door. */
export const Doorway = ({ tone, picture, children }: DoorwayProps) => (
  <Band tone={tone} className={styles.street}>
    <div className={styles.columns}>
      <div className={styles.words}>{children}</div>
      <Arch tone="rose" className={styles.door}>
        <Picture {...picture} priority />
      </Arch>
    </div>
  </Band>
);
