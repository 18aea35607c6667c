import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Entry, Office } from '../api-types.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './PreviewPane.module.css';

/** A brand is seen on every page; these show all that takes it. */
const proofSheet = {
  'First screen': '/',
  'Evening street': '/#street',
  Tickets: '/elitevisible',
  Quotes: '/#testimonials',
  'Closing street': '/blog#closing',
  'Page counts': '/webdesign',
  'The blog': '/blog',
  'A form': '/contact',
  'Shared card': '/share/home.jpg',
  'Email about a lead': '/sample-mail',
};

/** The pages on which an entry is seen, by what each is called. */
const pagesOf = ({ collection, address = '/' }: Entry): Readonly<Record<string, string>> =>
  collection === 'brand' ? proofSheet : { [address]: address };

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

/**
 * Loads the page once more where other words were shown while it was loading
 * for the first time; from then on it is told by the development server.
 */
const useFirstLoad = (shown: number) => {
  const begun = useRef<number | undefined>(shown);
  const [loads, setLoads] = useState(0);
  const onLoad = () => {
    const isLate = begun.current !== undefined && begun.current !== shown;
    begun.current = isLate ? shown : undefined;
    if (isLate) setLoads(loads + 1);
  };
  return { loads, onLoad };
};

interface PreviewPaneProps {
  entry: Entry;
  /** How often other words were given to the preview. */
  shown: number;
}

/** The real page as it will be, unsaved words included. It follows by itself. */
export const PreviewPane = ({ entry, shown }: PreviewPaneProps) => {
  const pages = pagesOf(entry);
  const [address = '/', setAddress] = useState(Object.values(pages)[0]);
  const office = useLoad<Office>('/api/office');
  const [device, setDevice] = useState<keyof typeof widths>('Desktop');
  const width = widths[device];
  const { pane, scale } = useScale(width);
  const { loads, onLoad } = useFirstLoad(shown);
  const { answer, reload } = office;
  const state = answer?.preview.state ?? 'starting';
  const isBrand = entry.collection === 'brand';
  // Another brand has it start again.
  useEffect(() => {
    if (isBrand && shown > 0) reload();
  }, [isBrand, shown, reload]);
  useEffect(() => {
    if (state !== 'starting') return undefined;
    const timer = setInterval(reload, 1000);
    return () => clearInterval(timer);
  }, [state, reload]);
  return (
    <section className={clsx('stack gap-2', styles.preview)} aria-label="Preview">
      <div className="row gap-1 may-shrink" role="group" aria-label="Width of the preview">
        {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
          <button
            key={name}
            type="button"
            className={clsx('tool small', styles.width)}
            aria-pressed={device === name}
            onClick={() => setDevice(name)}
          >
            {name}
          </button>
        ))}
        {Object.keys(pages).length > 1 ? (
          <select
            className={clsx('may-shrink', styles.page)}
            aria-label="Page of the preview"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          >
            {Object.entries(pages).map(([name, page]) => (
              <option key={page} value={page}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <span className="quiet one-line">{address}</span>
        )}
      </div>
      <div ref={pane} className={clsx(styles.pane, device === 'Phone' && styles.phone)}>
        {state === 'ready' ? (
          // It has an origin of its own, by its port; the development server needs it to be told of changes.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            // A frame for each page: the one before may be loading itself again just now. Where a part of a page is shown, the frame goes to it at either width.
            key={`${address} ${address.includes('#') ? device : ''} ${loads}`}
            onLoad={onLoad}
            title={`The page ${address} as it will be`}
            src={`${answer?.preview.origin ?? `http://${location.hostname}:${answer?.preview.port}`}${address}`}
            className={styles.frame}
            style={{
              width,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        ) : (
          <p role="status" className={clsx('muted', styles.sentence)}>
            {sentences[state]}
          </p>
        )}
      </div>
    </section>
  );
};
