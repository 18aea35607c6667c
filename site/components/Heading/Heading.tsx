import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ButtonLink, type LabelledLink } from '../Button/Button.tsx';
import { TextLink } from '../Links/Links.tsx';
import styles from './Heading.module.css';

/** A hyphenated word, short enough for the narrowest phone. */
const hyphenated = /([\p{L}\p{N}]{1,8}-[\p{L}\p{N}]{1,8})(?![\p{L}\p{N}])/u;

/** Text whose hyphenated words never break at the hyphen: “Women-Owned” stays on one line. */
export const UnbrokenHyphens = ({ text }: { text: string }) =>
  text.split(hyphenated).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="unbroken">
        {part}
      </span>
    ),
  );

export const Eyebrow = ({ children }: { children: string }) => (
  <p className={clsx('small strong', styles.eyebrow)}>{children}</p>
);

/** The hand-drawn underline. It draws itself once, when it scrolls into view. */
const Swash = () => (
  <svg
    className={clsx('drawn action', styles.stroke)}
    viewBox="0 0 240 20"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d="M3 13.5C40 6.5 92 3.6 141 5.2c32 1 63 3.4 94 7.3-42-3.2-90-3.4-131 .6-13 1.3-26 2.9-38 5.4" />
  </svg>
);

/** Letters with descenders, which would touch the underline. */
const lowLetters = /[gjpqyQ]/u;

interface HeadingProps extends Omit<ComponentPropsWithRef<'h2'>, 'children'> {
  level?: 1 | 2 | 3 | undefined;
  size?: 'display' | 'large' | 'medium' | 'small' | undefined;
  /** One word between asterisks is emphasized: `Your business in *bloom*`. */
  text: string;
  /** How the emphasized word is set. The hand-drawn underline appears once per page, in its first heading. */
  emphasis?: 'swash' | 'italic';
}

export const Heading = ({
  level = 2,
  size = 'large',
  text,
  emphasis = level === 1 ? 'swash' : 'italic',
  className,
  ...rest
}: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag className={clsx(styles[size], className)} {...rest}>
      {text.split('*').map((words, index) =>
        index % 2 === 1 ? (
          <em
            key={index}
            className={clsx(
              emphasis === 'swash' && styles.swash,
              emphasis === 'swash' && lowLetters.test(words) && styles.low,
            )}
          >
            {words}
            {emphasis === 'swash' && <Swash />}
          </em>
        ) : (
          <UnbrokenHyphens key={index} text={words} />
        ),
      )}
    </Tag>
  );
};

/** The header content of a section. */
export interface SectionWords {
  eyebrow?: string | undefined;
  heading: string;
  /** One paragraph, or several. */
  text?: string | readonly string[] | undefined;
  button?: LabelledLink | undefined;
  link?: LabelledLink | undefined;
}

export interface PageHeaderProps extends SectionWords {
  className?: string | undefined;
  children?: ReactNode;
}

interface SectionHeaderProps extends PageHeaderProps, Pick<HeadingProps, 'level' | 'size'> {
  lead?: boolean;
}

export const SectionHeader = ({
  eyebrow,
  heading,
  text,
  button,
  link,
  level,
  size,
  lead = false,
  className,
  children,
}: SectionHeaderProps) => (
  <div className={clsx(styles.header, className)}>
    {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
    <Heading text={heading} level={level} size={size} />
    {[text ?? []].flat().map((paragraph) => (
      <p key={paragraph} className={lead ? 'lead' : undefined}>
        <UnbrokenHyphens text={paragraph} />
      </p>
    ))}
    {button && link ? (
      <div className="row wrap gap-3 across-5 above-2">
        <ButtonLink {...button} />
        <TextLink {...link} />
      </div>
    ) : (
      <>
        {button && <ButtonLink {...button} />}
        {link && <TextLink {...link} />}
      </>
    )}
    {children}
  </div>
);

export const PageHeader = (props: PageHeaderProps) => (
  <SectionHeader level={1} size="display" lead {...props} />
);
