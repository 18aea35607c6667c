import type { ComponentPropsWithRef } from 'react';
import { clsx } from 'clsx';
import { Swash } from '../Swash/Swash.tsx';
import { Unbroken } from '../Unbroken/Unbroken.tsx';
import styles from './Heading.module.css';
import { splitAtEmphasis } from './splitAtEmphasis.ts';

interface HeadingProps extends Omit<ComponentPropsWithRef<'h2'>, 'children'> {
  level?: 1 | 2 | 3;
  size?: 'display' | 'large' | 'medium' | 'small';
  /** One word between asterisks is emphasised: `Your business in *bloom*`. */
  text: string;
  /** How the emphasised word is set: the hand-drawn underline, or italics. */
  emphasis?: 'swash' | 'italic';
}

/** A heading in the display face. */
export const Heading = ({
  level = 2,
  size = 'large',
  text,
  emphasis = 'swash',
  className,
  ...rest
}: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag className={clsx(styles[size], className)} {...rest}>
      {splitAtEmphasis(text).map(({ words, emphasised }, index) =>
        emphasised ? (
          <em key={index} className={styles[emphasis]}>
            {words}
            {emphasis === 'swash' && <Swash />}
          </em>
        ) : (
          <Unbroken key={index} text={words} />
        ),
      )}
    </Tag>
  );
};
