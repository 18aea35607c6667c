import { clsx } from 'clsx';
import { use } from 'react';
import { fillToFit } from '@agency/content-model/reader/names.ts';
import { longest, shareImagePath, shareImageSize } from '@agency/content-model/page-addresses.ts';
import type { Names, Office } from '../api-types.ts';
import { previewOrigin, Shown, useScale } from '../shell/preview.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './SearchResult.module.css';

/** As search engines cut a text: behind a word. */
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/u, '')} …`;

interface Head {
  title?: string;
  description?: string;
  index?: boolean;
}

/** What a search engine shows of a page, and how long it is: how many letters of how many. */
export const searchWords = ({ title = '', description = '' }: Head, names: Names) => {
  const whole = {
    title: fillToFit(title, longest.title, names),
    description: fillToFit(description, longest.description, names),
  };
  return {
    title: cut(whole.title, longest.title),
    description: cut(whole.description, longest.description),
    counts: `Title: ${whole.title.length} of ${longest.title} letters. Description: ${whole.description.length} of ${longest.description}.`,
  };
};

interface SearchResultProps {
  head: Head;
  address?: string | undefined;
}

const { width, height } = shareImageSize;

/** The card that stands for the page where somebody shares it. The preview draws it. */
const SharedCard = ({
  address,
  index,
  origin,
}: {
  address: string;
  index: boolean;
  origin: string;
}) => {
  const { pane, scale = 0 } = useScale(width);
  const shown = use(Shown);
  return (
    <div ref={pane} className={clsx('full-width rounded', styles.card)}>
      {scale > 0 && (
        // It has an origin of its own.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          key={shown}
          title="The picture that is shared"
          loading="lazy"
          tabIndex={-1}
          src={`${origin}${shareImagePath(address, { index })}`}
          className={styles.picture}
          style={{ width, height, transform: `scale(${scale})` }}
        />
      )}
    </div>
  );
};

/** How the page is seen elsewhere: in a search engine, and where somebody shares it. */
export const SearchResult = ({ head, address }: SearchResultProps) => {
  const { answer: names } = useLoad<Names>('/api/names');
  const { answer: office } = useLoad<Office>('/api/office');
  if (!names || !office || address === undefined) return null;
  const { title, description, counts } = searchWords(head, names);
  const { index = true } = head;
  const { host } = new URL(office.siteUrl);
  return (
    <div className={clsx('stack gap-3 items-top may-shrink rounded', styles.seen)}>
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
        <SharedCard address={address} index={index} origin={previewOrigin(office)} />
      </figure>
    </div>
  );
};
