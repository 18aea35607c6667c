import { clsx } from 'clsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { PageHeader } from '../../components/Heading/Heading.tsx';
import { Awning, Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '../../content-schemas/content-files.ts';
import styles from './ReviewHero.module.css';

type SignUpProps = PageOf<'free-review'>['signUp'] & {
  /** The page with the form: an outside service's, or our own. */
  address: string;
};

/** What an outside service's form may do. It is on another origin, so its scripts cannot reach out of the frame. */
const permissions =
  'allow-forms allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The counter where a visitor signs up. Buttons that mean the review lead here where no booking page is set. */
const SignUp = ({ heading, text, frameTitle, address }: SignUpProps) => {
  const isOurs = address.startsWith('/');
  return (
    <div className={styles.counter} id="sign-up">
      <Awning />
      <h2 className={styles.offer}>
        {heading.split(/(?<=!) /u).map((sentence) => (
          <span key={sentence} className={styles.sentence}>
            {`${sentence} `}
          </span>
        ))}
      </h2>
      <iframe
        className={clsx(styles.frame, !isOurs && styles.outside)}
        src={address}
        title={frameTitle}
        sandbox={isOurs ? undefined : permissions}
      />
      <p className={styles.next}>{text}</p>
    </div>
  );
};

type ReviewHeroProps = PageOf<'free-review'>['hero'] & { signUp: SignUpProps };

/** The first screen: the promise, and the form beside it; on a phone right below it. */
export const ReviewHero = ({ eyebrow, heading, text, button, signUp }: ReviewHeroProps) => (
  <Section tone="rose" className={styles.front}>
    <Columns widths="equal" className={styles.columns}>
      <PageHeader eyebrow={eyebrow} heading={heading} className={styles.title} />
      <SignUp {...signUp} />
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <ButtonLink variant="secondary" {...button} />
      </div>
    </Columns>
  </Section>
);
