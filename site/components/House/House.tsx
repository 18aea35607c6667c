import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { signSize } from '@agency/leads/forms/door.ts';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import styles from './House.module.css';

/** The drawing of a house on Main Street, without its text. */
export interface HouseDrawing {
  /** The house in the evening. */
  front: PictureSource;
  /** Its lights and its open door, overlaid. */
  lights?: PictureSource | undefined;
}

/** The typeface of a sign: the brand's display face, or one of `layouts/SignFonts.astro`. */
export type Lettering = 'display' | 'bodoni' | 'caprasimo' | 'bricolage';

interface HouseProps extends HouseDrawing {
  /** The text on the sign. Empty when the house is vacant. */
  name: string;
  lettering?: Lettering;
  /** Whether the shop was just taken: the sign paints itself, and the lights go on and stay on. */
  isNew?: boolean;
  priority?: boolean;
  /** Content behind the glass, over the lights. */
  children?: ReactNode;
}

/** A house with its sign. Hovering a link around it lights it. `client/street.ts` replaces the vacant one. */
export const House = ({
  front,
  lights,
  name,
  lettering = 'display',
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
    {/* The name may be written right to left. */}
    <bdi className={clsx(styles.sign, styles[signSize(name)], styles[lettering])}>
      <span>{name}</span>
    </bdi>
  </span>
);
