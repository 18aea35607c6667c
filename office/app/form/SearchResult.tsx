import { clsx } from 'clsx';
import { createContext, use } from 'react';
import { longest, shareImagePath, shareImageSize } from '@agency/content-model/page-addresses.ts';
import { fillToFit } from '@agency/content-model/reader/fill-names.ts';
import { firstLetters } from '../../content/excerpts.ts';
import type { Entry } from '../api-types.ts';
import { useScale } from '../shell/browser.ts';
import { previewOrigin, useOffice } from '../shell/office.ts';
import styles from './SearchResult.module.css';

interface Head {
  title?: string;
  description?: string;
  index?: boolean;
}

const room = ({ length }: string, most: number): string =>
  length <= most ? `${most - length} letters left` : `${length - most} too many`;

/** What a search engine shows of a page, and how many letters are left. */
export const searchWords = ({ title = '', description = '' }: Head, names: Entry['names']) => {
  const whole = {
    title: fillToFit(title, longest.title, names),
    description: fillToFit(description, longest.description, names),
  };
  return {
    title: firstLetters(whole.title, longest.title),
    description: firstLetters(whole.description, longest.description),
    counts: `Title: ${room(whole.title, longest.title)}. Description: ${room(whole.description, longest.description)}.`,
  };
};

/** How often the preview got new content. A context, so that a change re-renders nothing else in the form. */
export const Shown = createContext(0);

interface SearchResultProps {
  head: Head;
  entry: Pick<Entry, 'address' | 'names'>;
}

const { width, height } = shareImageSize;

/** The share image of the page, rendered by the preview. */
const SharedCard = ({ src }: { src: string }) => {
  const { pane, scale = 0 } = useScale(width);
  const shown = use(Shown);
  return (
    <div ref={pane} className={clsx('full-width rounded', styles.card)}>
      {scale > 0 && (
        // No sandbox is needed: it has its own origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={shown}
          title="The picture that is shared"
          loading="lazy"
          tabIndex={-1}
          src={src}
          className={styles.picture}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
};

/** How the page looks elsewhere: in a search engine, and when somebody shares it. */
export const SearchResult = ({ head, entry }: SearchResultProps) => {
  const office = useOffice();
  const { address, names } = entry;
  if (!office || address === undefined) return null;
  const { title, description, counts } = searchWords(head, names);
  const { index = true } = head;
  const { host } = new URL(office.siteUrl);
  const card = `${previewOrigin(office)}${shareImagePath(address, { index })}`;
  return (
    <div className="panel stack gap-3 items-top may-shrink">
      <figure className="stack gap-1 items-top may-shrink">
        <figcaption className="small strong">In a search engine</figcaption>
        <div className="breaks">
          <p className="quiet">{[host, ...address.split('/').filter(Boolean)].join(' › ')}</p>
          <p className="brand size-1">{title}</p>
          <p className="small">{description}</p>
        </div>
        <p className="quiet">
          {counts}
          {!index && ' Search engines leave this page out.'}
        </p>
      </figure>
      <figure className="stack gap-1 items-top may-shrink">
        <figcaption className="small strong">Where somebody shares it</figcaption>
        <SharedCard src={card} />
      </figure>
    </div>
  );
};
