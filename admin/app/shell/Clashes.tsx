import { clsx } from 'clsx';
import type { Clash } from '../api-types.ts';
import styles from './Clashes.module.css';

interface ClashesProps {
  clashes: readonly Clash[];
  /** What one side's words are called. */
  mine?: string;
  /** What the other side's words are called: `Their version`. */
  theirs: string;
  /** The places at which the other side's words stay. */
  taken: readonly string[];
  onTaken: (taken: readonly string[]) => void;
}

/** What somebody chose of all that clashes, for the API. */
export const choicesOf = (clashes: readonly Clash[], taken: readonly string[]) =>
  Object.fromEntries(
    clashes.map(({ place }) => [place, taken.includes(place) ? 'theirs' : 'mine'] as const),
  );

/** Fields that were changed here and elsewhere: for each, one of both words is chosen. */
export const Clashes = ({
  clashes,
  mine: own = 'Yours',
  theirs: name,
  taken,
  onTaken,
}: ClashesProps) =>
  clashes.map(({ place, mine, theirs }) => (
    <fieldset key={place} className={clsx('stack gap-0', styles.both)}>
      <legend className="strong">{place}</legend>
      <label>
        <input
          type="radio"
          name={place}
          checked={!taken.includes(place)}
          onChange={() => onTaken(taken.filter((one) => one !== place))}
        />
        <span>
          <b>{own}:</b> {mine}
        </span>
      </label>
      <label>
        <input
          type="radio"
          name={place}
          checked={taken.includes(place)}
          onChange={() => onTaken([...taken, place])}
        />
        <span>
          <b>{name}:</b> {theirs}
        </span>
      </label>
    </fieldset>
  ));
