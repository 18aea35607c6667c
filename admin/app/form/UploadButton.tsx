import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import button from '../../../src/components/Button/Button.module.css';
import styles from './picture.module.css';

interface UploadButtonProps {
  /** Which files may be chosen, as browsers write it. */
  accept: string;
  isBusy?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
}

/** Asks for a file, the same one again too. */
export const UploadButton = ({ accept, isBusy = false, onFile, children }: UploadButtonProps) => (
  <label
    className={clsx(button.button, button.secondary, 'compact', styles.upload)}
    aria-busy={isBusy || undefined}
  >
    {children}
    <input
      type="file"
      accept={accept}
      className="only-for-screen-readers"
      disabled={isBusy}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        target.value = '';
      }}
    />
  </label>
);
