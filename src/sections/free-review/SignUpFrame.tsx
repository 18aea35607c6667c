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

/** The sign-up for the review by video, in a frame on its counter. */
export const SignUpFrame = ({ heading, text, frameTitle, address }: SignUpFrameProps) => (
  <Band tone="sand" deferred id="sign-up">
    <div className={styles['columns']}>
      <div className={styles['words']}>
        <Heading text={heading} size="medium" className={styles['heading']} />
        <p className={styles['text']}>{text}</p>
      </div>
      <div className={styles['counter']}>
        <Awning />
        <iframe
          className={`${styles['frame']} ${address.startsWith('/') ? '' : styles['outside']}`}
          src={address}
          title={frameTitle}
          loading="lazy"
        />
      </div>
    </div>
  </Band>
);
