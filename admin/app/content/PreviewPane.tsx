import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Office } from '../api-types.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './PreviewPane.module.css';

const widths = { Phone: 390, Desktop: 1280 };

/** How much the page is made smaller so that it fits beside the form. */
const useScale = (width: number) => {
  const pane = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const { current } = pane;
    if (!current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [width]);
  return { pane, scale };
};

const sentences = {
  starting: 'The preview is starting. That takes a few seconds.',
  ended:
    'The preview isn’t running. The terminal in which the back office was started says why; start it again.',
};

/** The real page as it will be, unsaved words included. It follows by itself. */
export const PreviewPane = ({ address }: { address: string }) => {
  const office = useLoad<Office>('/api/office');
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  const width = widths[device];
  const { pane, scale } = useScale(width);
  const { answer, reload } = office;
  const state = answer?.preview.state ?? 'starting';
  useEffect(() => {
    if (state !== 'starting') return undefined;
    const timer = setInterval(reload, 1000);
    return () => clearInterval(timer);
  }, [state, reload]);
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar} role="group" aria-label="Width of the preview">
        {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.width}
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
          >
            {name}
          </button>
        ))}
        <span className={styles.address}>{address}</span>
      </div>
      <div ref={pane} className={clsx(styles.pane, device === 'Phone' && styles.phone)}>
        {state === 'ready' ? (
          // It has an origin of its own, by its port; the development server needs it to be told of changes.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            title={`The page ${address} as it will be`}
            src={`http://${location.hostname}:${answer?.preview.port}${address}`}
            className={styles.frame}
            style={{
              width,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        ) : (
          <p role="status" className={styles.sentence}>
            {sentences[state]}
          </p>
        )}
      </div>
    </section>
  );
};
