import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { signSize } from '@agency/leads/forms/door.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './House.module.css';

/** A house of Main Street as it is drawn, without the words on it. */
export interface HouseDrawing {
  /** In the evening. */
  front: PictureSource;
  /** Its lights and its open door, laid over it. */
  lights?: PictureSource | undefined;
}

interface HouseProps extends HouseDrawing {
  /** On the sign; none where nobody has moved in. */
  name: string;
  /** The shop has just been taken: its sign paints itself, its lights go on and stay on. */
  isNew?: boolean;
  priority?: boolean;
  /** Behind the glass, over its lights. */
  children?: ReactNode;
}

/** A house with its sign. Within a link its lights go on when that is pointed at. `client/street.ts` puts a new one in place of an empty one. */
export const House = ({
  front,
  lights,
  name,
  isNew = false,
  priority = false,
  children,
}: HouseProps) => (
  <span className={clsx('block relative', styles.house, isNew && styles.open)} data-house="">
    <Picture picture={front} alt="" priority={priority} />
    {lights && (
      <span className={styles.lights}>
        <Picture picture={lights} alt="" loading={isNew ? 'eager' : 'lazy'} />
      </span>
    )}
    {children}
    {/* Its direction is that of its own letters. */}
    <bdi className={clsx(styles.sign, styles[signSize(name)])}>
      <span>{name}</span>
    </bdi>
  </span>
);
