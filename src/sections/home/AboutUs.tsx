import { Arch } from '../../components/Arch/Arch.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Picture, type PictureProps } from '../../components/Picture/Picture.tsx';
import styles from './AboutUs.module.css';

interface AboutUsProps {
  eyebrow: string;
  heading: string;
  paragraphs: readonly string[];
  quote: string;
  button: { label: string; href: string };
  portrait: PictureProps;
}

/** Who we are: a portrait in its arch, the story beside it, one sentence pulled into the margin. */
export const AboutUs = ({
  eyebrow,
  heading,
  paragraphs,
  quote,
  button,
  portrait,
}: AboutUsProps) => (
  <Band tone="paper">
    <div className={styles.columns}>
      <Arch tone="rose" className={styles.portrait}>
        <Picture {...portrait} />
      </Arch>
      <div className={styles.story}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading text={heading} emphasis="italic" />
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ButtonLink look="secondary" href={button.href}>
          {button.label}
        </ButtonLink>
      </div>
      <p className={styles.quote}>{quote}</p>
    </div>
  </Band>
);
