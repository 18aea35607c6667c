import { clsx } from 'clsx';
import { Awning } from '../../components/Awning/Awning.tsx';
import { Band } from '../../components/Band/Band.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import styles from './SignUpFrame.module.css';

interface SignUpFrameProps {
  heading: string;
  text: string;
  /** The name of the frame. */
  frameTitle: string;
  /** The page with the form: an outside service's, or our own. */
  address: string;
}

/** What an outside service's form may do. It is on another origin, so its scripts cannot reach out of the frame. */
const permissions =
  'allow-forms allow-same-origin allow-scripts allow-popups allow-popups-to-escape-sandbox';

/** The sign-up for the review by video, in a frame on its counter. */
export const SignUpFrame = ({ heading, text, frameTitle, address }: SignUpFrameProps) => {
  const isOurs = address.startsWith('/');
  return (
    <Band tone="sand" id="sign-up">
      <div className={styles.columns}>
        <div className={styles.words}>
          <Heading text={heading} size="medium" className={styles.heading} />
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.counter}>
          <Awning />
          <iframe
            className={clsx(styles.frame, !isOurs && styles.outside)}
            src={address}
            title={frameTitle}
            sandbox={isOurs ? undefined : permissions}
            loading="lazy"
          />
        </div>
      </div>
    </Band>
  );
};
