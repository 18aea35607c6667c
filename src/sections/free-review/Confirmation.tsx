import { Band } from '../../components/Band/Band.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { Eyebrow } from '../../components/Eyebrow/Eyebrow.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Postmark } from '../../components/Postmark/Postmark.tsx';
import styles from './Confirmation.module.css';

interface ConfirmationProps {
  eyebrow: string;
  heading: string;
  text: string;
  postmark: string;
  steps: readonly { title: string; text: string }[];
  button: { label: string; href: string };
  note: string;
  write: { label: string; href: string };
}

/** A letter with its postmark: the address is confirmed, and this is what comes next. */
export const Confirmation = ({
  eyebrow,
  heading,
  text,
  postmark,
  steps,
  button,
  note,
  write,
}: ConfirmationProps) => (
  <Band tone="rose">
    <div className={styles.letter}>
      <div className={styles.words}>
        <Eyebrow className={styles.eyebrow}>{eyebrow}</Eyebrow>
        <Heading level={1} size="display" text={heading} />
        <p className={styles.lead}>{text}</p>
      </div>
      <Postmark text={postmark} className={styles.postmark} />
      <ol className={styles.steps}>
        {steps.map(({ title, text: words }) => (
          <li key={title} className={styles.step}>
            <h2 className={styles.title}>{title}</h2>
            <p>{words}</p>
          </li>
        ))}
      </ol>
      <div className={styles.onward}>
        <ButtonLink href={button.href}>{button.label}</ButtonLink>
        <p>
          {note} <a href={write.href}>{write.label}</a>
        </p>
      </div>
    </div>
  </Band>
);
