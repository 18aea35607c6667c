import { clsx } from 'clsx';
import { PageHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
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
    <div className={clsx('paper stack gap-2 relative', styles.counter)} id="sign-up">
      <Awning />
      <h2 className="size-2" data-invitation="">
        {heading.split(/(?<=!) /u).map((sentence) => (
          <span key={sentence} className="block balanced">
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
      <p className="quiet measure-36" data-invitation="">
        {text}
      </p>
    </div>
  );
};

type ReviewHeroProps = PageOf<'free-review'>['hero'] & { signUp: SignUpProps };

export const ReviewHero = ({ eyebrow, heading, text, button, signUp }: ReviewHeroProps) => (
  <Section tone="soft" className={styles.front}>
    <Columns widths="equal" className="gap-4 columns-far middle-rows">
      <PageHeader eyebrow={eyebrow} heading={heading} className="second-row" />
      <SignUp {...signUp} />
      <div className={clsx('stack gap-4 items-start third-row', styles.words)}>
        <p className="lead">{text}</p>
        <TextLink {...button} />
      </div>
    </Columns>
  </Section>
);
