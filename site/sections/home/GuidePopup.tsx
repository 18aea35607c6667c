import { clsx } from 'clsx';
import { Bloom } from '../../components/Bloom/Bloom.tsx';
import dialog from '../../components/Dialog/Dialog.module.css';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { GuideOffer } from '@agency/content-model/schemas/guide.ts';
import {
  EmailSignUpForm,
  type EmailSignUpFormProps,
  GuideThanks,
  type GuideThanksProps,
} from '../shared/EmailSignUpForm/EmailSignUpForm.tsx';
import styles from './GuidePopup.module.css';

type GuidePopupProps = GuideOffer['popup'] & GuideThanksProps & { form: EmailSignUpFormProps };

/** The free guide, offered in a dialog. `client/guide-popup.ts` opens it; without script, it stays closed. */
export const GuidePopup = ({ eyebrow, heading, text, close, form, ...thanks }: GuidePopupProps) => (
  <dialog
    className={clsx(dialog.dialog, styles.popup)}
    aria-labelledby="guide-popup-heading"
    aria-describedby="guide-popup-text"
    data-guide-popup=""
  >
    <div className={clsx('strip row gap-5', styles.sheet)}>
      <div className={clsx('stack gap-3 isolate', styles.content)}>
        <p className="display-1 italic accent">{eyebrow}</p>
        <Heading id="guide-popup-heading" size="medium" text={heading} tabIndex={-1} />
        <p id="guide-popup-text">{text}</p>
        <EmailSignUpForm {...form} thanks="guide-popup-thanks" />
        <GuideThanks id="guide-popup-thanks" {...thanks} />
      </div>
      <div className={clsx('clip relative fixed-size', styles.guide)} aria-hidden="true">
        <p className="display-1">{heading.replaceAll('*', '')}</p>
        <Bloom className="action" />
      </div>
    </div>
    <form method="dialog" className={styles.dismissal}>
      <button type="submit" className={clsx('round', styles.close)} aria-label={close}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 5l14 14M19 5L5 19" fill="none" stroke="currentColor" strokeWidth="2.5" />
        </svg>
      </button>
    </form>
  </dialog>
);
