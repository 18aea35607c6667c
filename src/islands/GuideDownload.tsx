import { useEffect, useRef } from 'react';
import styles from './GuideDownload.module.css';

interface GuideDownloadProps {
  success: string;
  download: { label: string; href: string };
}

/** The thanks for an address: the message, the guide on its way, and a link for browsers that block downloads by themselves. */
export const GuideDownload = ({ success, download }: GuideDownloadProps) => {
  const message = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    link.current?.click();
    message.current?.focus();
  }, []);
  return (
    <div ref={message} className={styles['thanks']} role="status" tabIndex={-1}>
      <p className={styles['message']}>{success}</p>
      <p>
        <a ref={link} href={download.href} download>
          {download.label}
        </a>
      </p>
    </div>
  );
};
