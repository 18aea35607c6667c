import { clsx } from 'clsx';
import { PageHeader } from '../../components/Heading/Heading.tsx';
import { TextLink } from '../../components/Links/Links.tsx';
import { Awning, Columns, Section } from '../../components/Section/Section.tsx';
import type { PageOf } from '@agency/content-model/schemas/content-files.ts';
import styles from './ReviewHero.module.css';

type SignUpProps = PageOf<'free-review'>['signUp'] & {
  /** The page with our own form. */
  address: string;
  /** The page with the form of an outside service, if one is configured. */
  outsideAddress: string | undefined;
};

/** The sandbox of the outside form. It is on another origin, so its scripts cannot reach out of the frame. */
const permissions =
  'allow-forms allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox';

/**
 * The counter where a visitor signs up. Buttons for the review link here when no booking page is configured. Our own
 * form is shown until the page's script finds that the outside service responds.
 */
const SignUp = ({ heading, text, frameTitle, address, outsideAddress }: SignUpProps) => (
  <div className={clsx('counter paper stack gap-2 self-middle', styles.counter)} id="sign-up">
    <Awning />
    <h2 className="size-2" data-invitation="">
      {heading.split(/(?<=!) /u).map((sentence) => (
        <span key={sentence} className="block balanced">
          {`${sentence} `}
        </span>
      ))}
    </h2>
    {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It is a page of ours. */}
    <iframe className={styles.frame} src={address} title={frameTitle} />
    {outsideAddress && (
      <template data-outside-form={outsideAddress}>
        <iframe
          className={clsx(styles.frame, styles.outside)}
          src={outsideAddress}
          title={frameTitle}
          sandbox={permissions}
        />
      </template>
    )}
    <p className="quiet measure-34" data-invitation="">
      {text}
    </p>
  </div>
);

type ReviewHeroProps = PageOf<'free-review'>['hero'] & { signUp: SignUpProps };

export const ReviewHero = ({ eyebrow, heading, text, button, signUp }: ReviewHeroProps) => (
  <Section tone="soft" className={styles.front}>
    <Columns widths="equal" className="gap-4 columns-far middle-rows">
      <PageHeader eyebrow={eyebrow} heading={heading} className="second-row" />
      <SignUp {...signUp} />
      <div className="stack gap-4 items-start third-row">
        <p className="lead">{text}</p>
        <TextLink {...button} />
      </div>
    </Columns>
  </Section>
);
