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
  /** Whether it is the visitor's own, which `client/door.ts` paints. */
  isYours?: boolean;
  /** Whether its lights stay on: they go on, and the sign paints itself. */
  isOpen?: boolean;
  /** Where its door is, out of which the next page grows. */
  door?: 'left' | 'middle' | 'right';
  priority?: boolean;
  /** Content behind the glass, over the lights. */
  children?: ReactNode;
}

/** A house with its sign. Hovering a link around it lights it. */
export const House = ({
  front,
  lights,
  name,
  lettering = 'display',
  isYours = false,
  isOpen = false,
  door,
  priority = false,
  children,
}: HouseProps) => (
  <span
    className={clsx('block relative', styles.house, isYours && styles.yours, isOpen && styles.open)}
    data-house={isYours ? 'yours' : ''}
  >
    <Picture picture={front} alt="" priority={priority} />
    {lights && (
      <span className={styles.lights}>
        <Picture picture={lights} alt="" loading={isOpen ? 'eager' : 'lazy'} />
      </span>
    )}
    {door && <span className={clsx(styles.door, styles[door])} />}
    {children}
    {/* The name may be written right to left. */}
    <bdi
      className={clsx('balanced', styles.sign)}
      data-size={signSize(name)}
      data-lettering={lettering}
    >
      <span className="cut breaks">{name}</span>
    </bdi>
  </span>
);
