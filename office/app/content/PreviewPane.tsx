import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { Way } from '@agency/site/preview/marks.ts';
import {
  readFromPage,
  type Opens,
  type Picked,
  type ToPage,
} from '@agency/site/preview/messages.ts';
import type { Entry, Office } from '../api-types.ts';
import { useLoad } from '../api.ts';
import { useInterval, useListener, useScale } from '../shell/browser.ts';
import { previewOrigin, useOffice } from '../shell/office.ts';
import styles from './PreviewPane.module.css';
import { previewPages } from './go-to-field.ts';

const widths = { Phone: 390, Desk: 1280 };

/** Whether the form and the page stand side by side. */
const isWide = () => matchMedia('(width >= 72rem)').matches;

const sentences = {
  ready: 'The page is being prepared. That takes a few seconds.',
  starting: 'The preview is starting. That takes a few seconds.',
  ended: 'The preview isn’t running. Start the back office again; everything else works meanwhile.',
};

interface PreviewPaneProps {
  entry: Entry;
  /** How often the preview got new content. */
  shown: number;
  page: ReturnType<typeof usePage>;
}

/** The real page as it will be, including unsaved edits. It updates by itself. */
export const PreviewPane = ({ entry, shown, page }: PreviewPaneProps) => {
  const [pages] = useState(() => previewPages(entry));
  const [address = '/', setAddress] = useState(Object.values(pages)[0]);
  const { answer, reload } = useLoad<Office>('/api/office');
  const [device, setDevice] = useState<keyof typeof widths>(() => (isWide() ? 'Desk' : 'Phone'));
  const width = widths[device];
  const { pane, scale = 1 } = useScale(width);
  const { origin, frame, loads, opens, toggle } = page;
  const state = answer?.preview.state ?? 'starting';
  // A new frame for each page, since the previous one may be reloading just now. With a #fragment, also
  // one for each device: the fragment must be scrolled to at either width.
  const key = `${address} ${address.includes('#') ? device : ''} ${loads}`;
  const [loaded, setLoaded] = useState<string>();
  const isBrand = entry.collection === 'brand';
  // The preview restarts when the brand changes.
  useEffect(() => {
    if (isBrand && shown > 0) reload();
  }, [isBrand, shown, reload]);
  useInterval(state === 'ready' ? undefined : 1000, reload);
  return (
    <section className={clsx('stack gap-2 second-row-grows', styles.preview)} aria-label="Preview">
      <div className="row gap-1 may-shrink" role="group" aria-label="How the page is shown">
        {(Object.keys(widths) as (keyof typeof widths)[]).map((name) => (
          <button
            key={name}
            type="button"
            className={clsx('tool small unbroken', styles.width)}
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
            {Object.entries(pages).map(([name, path]) => (
              <option key={path} value={path}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <span className="quiet one-line">{address}</span>
        )}
        <button
          type="button"
          className={clsx('tool small unbroken', styles.width, styles.clicks)}
          title="A click on the page opens the field of what you see. Off, it follows links."
          aria-pressed={opens === 'field'}
          onClick={toggle}
        >
          Click to edit
        </button>
      </div>
      <div
        ref={pane}
        className={clsx('relative rounded', styles.pane, device === 'Phone' && styles.phone)}
      >
        {state === 'ready' && (
          // It has its own origin, which the dev server's live reload needs and a sandbox would take away.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          <iframe
            key={key}
            onLoad={() => setLoaded(key)}
            ref={frame}
            title={`The page ${address} as it will be`}
            src={`${origin}${address}`}
            className={clsx('block', styles.frame)}
            style={{
              width,
              height: `${100 / scale}%`,
              transform: `scale(${scale})`,
            }}
          />
        )}
        {!(state === 'ready' && loaded === key) && (
          <p role="status" className={clsx('muted', styles.sentence)}>
            {sentences[state]}
          </p>
        )}
      </div>
    </section>
  );
};

/** Exchanges messages with the page in the preview: it reports clicks, and learns which field has the focus. */
export const usePage = (onPicked: (picked: Picked) => void) => {
  const office = useOffice();
  // Messages go to this origin and are accepted from it only.
  const origin = office ? previewOrigin(office) : '';
  const frame = useRef<HTMLIFrameElement>(null);
  const [opens, setOpens] = useState<Opens>('field');
  const isReady = useRef(false);
  const written = useRef<{ way: Way; isSeen: boolean }>(undefined);

  const sendToPage = (message: ToPage) => {
    if (isReady.current) frame.current?.contentWindow?.postMessage(message, origin);
  };
  const toggle = () => {
    const next = opens === 'field' ? 'link' : 'field';
    setOpens(next);
    sendToPage({ type: 'opens', opens: next });
  };

  /** Brings a loaded page up to date. A reloaded one keeps its scroll position. */
  const greet = () => {
    isReady.current = true;
    sendToPage({ type: 'opens', opens });
    if (!written.current) return;
    const { way, isSeen } = written.current;
    sendToPage({ type: 'show', way, isScrolling: !isSeen });
    written.current.isSeen = true;
  };

  const [loads, setLoads] = useState(0);
  /** Replaces the frame; the new page starts at the top. */
  const renew = () => {
    isReady.current = false;
    if (written.current) written.current.isSeen = false;
    setLoads(loads + 1);
  };

  useListener('message', ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from !== origin || source !== frame.current?.contentWindow) return;
    const message = readFromPage(data);
    if (message?.type === 'ready') greet();
    if (message?.type === 'late') renew();
    if (message?.type === 'picked') onPicked(message);
  });

  /** Scrolls the page to the content of a field. */
  const show = (way: Way) => {
    written.current = { way, isSeen: isReady.current };
    sendToPage({ type: 'show', way, isScrolling: true });
  };

  /** Scrolls the page to the content of a field that the page doesn't have yet. */
  const showOnceThere = (way: Way) => {
    written.current = { way, isSeen: false };
  };

  return { origin, frame, loads, opens, toggle, show, showOnceThere };
};
