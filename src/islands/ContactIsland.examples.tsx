import { Dialog } from '../components/Dialog/Dialog.tsx';
import type { Example } from '../gallery/example.ts';
import styles from './ContactIsland.module.css';

const thanks = <p className={styles.thanks}>Thank you! We&apos;ll be in touch soon.</p>;

export const examples: readonly Example[] = [
  { state: 'sent', show: thanks },
  {
    state: 'just sent',
    show: (
      <>
        {thanks}
        <Dialog id="contact-sent" heading="Thank You!" close="Close" onClose={() => {}}>
          <p>
            Your service request has been submitted successfully. We&apos;ll be in touch in a few
            hours!
          </p>
        </Dialog>
      </>
    ),
    prepare: (root) => root.querySelector('dialog')?.showModal(),
  },
];
