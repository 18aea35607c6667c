import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/TextLink/TextLink.tsx';
import styles from './BriefText.module.css';

interface BriefTextProps {
  eyebrow?: string | undefined;
  heading: string;
  paragraphs: readonly string[];
  links: readonly { label: string; href: string }[];
}

/** A heading, a few paragraphs and a way onward. */
export const BriefText = ({ eyebrow, heading, paragraphs, links }: BriefTextProps) => {
  const [button, ...others] = links;
  return (
    <Band tone="sand">
      <div className={styles['text']}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1} size="display" text={heading} />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <div className={styles['onward']}>
          {button && <ButtonLink href={button.href}>{button.label}</ButtonLink>}
          {others.map((link) => (
            <TextLink key={link.href} href={link.href}>
              {link.label}
            </TextLink>
          ))}
        </div>
      </div>
    </Band>
  );
};
