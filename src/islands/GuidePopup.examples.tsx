import { Modal } from '../components/Dialog/Modal.tsx';
import type { Example } from '../gallery/example.ts';
import { PopupContent } from './GuidePopup.tsx';
import styles from './GuidePopup.module.css';

export const examples: readonly Example[] = [
  {
    state: 'open',
    show: (
      <Modal
        className={styles['popup']}
        aria-labelledby="guide-popup-heading"
        aria-describedby="guide-popup-text"
        onClose={() => {}}
      >
        <PopupContent
          eyebrow="Free for you"
          heading="The Ultimate SEO *checklist*"
          text="Thirty things that decide whether your customers find you."
          close="Close"
          guide={{
            form: 'guide-popup',
            action: '/googlemesis',
            label: 'Email address',
            placeholder: 'Your email address',
            button: 'Get the Free Checklist',
            agencyEmail: 'hello@example.com',
            success: 'Checklist Has Been Downloaded',
            download: { label: 'Download', href: '/ultimate-seo-guide.pdf' },
          }}
        />
      </Modal>
    ),
    prepare: (root) => root.querySelector('dialog')?.showModal(),
  },
];
