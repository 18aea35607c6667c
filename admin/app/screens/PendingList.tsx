import type { PendingChange } from '../api-types.ts';
import { address } from '../api.ts';
import { linkTo } from '../shell/route.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import styles from './lists.module.css';
import publishStyles from './Publish.module.css';

const kinds = { new: 'New', changed: 'Changed', removed: 'Removed' };

interface PendingListProps {
  pending: readonly PendingChange[];
  /** The keys of what stays a draft. */
  left: readonly string[];
  onLeft: (left: readonly string[]) => void;
}

/** What visitors don't see yet, by entry; each goes out or stays a draft. */
export const PendingList = ({ pending, left, onLeft }: PendingListProps) => {
  const isOut = ({ key }: PendingChange) => !left.includes(key);
  const tick = (change: PendingChange) =>
    onLeft(isOut(change) ? [...left, change.key] : left.filter((key) => key !== change.key));
  const ready = pending.filter(({ isAhead }) => !isAhead);
  const isAll = ready.every(isOut);
  return (
    <div className="stack gap-2">
      {ready.length > 1 && (
        <label className={publishStyles.tick}>
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => onLeft(isAll ? ready.map(({ key }) => key) : [])}
          />
          {ready.length === 2 ? 'Both' : `All ${ready.length}`} of them
        </label>
      )}
      <ul className="stack line">
        {pending.map((change) => {
          const { key, title, kind, entry, by, goesOut, isAhead } = change;
          return (
            <li key={key} className={publishStyles.pending}>
              <label className={publishStyles.tick}>
                <input
                  type="checkbox"
                  checked={isOut(change) && !isAhead}
                  disabled={isAhead}
                  onChange={() => tick(change)}
                />
                <span className={styles.words}>{title}</span>
              </label>
              <div className={publishStyles.about}>
                <p className="row wrap gap-1 quiet">
                  <span className={styles.tag}>
                    {isOut(change) || isAhead ? kinds[kind] : 'Stays a draft'}
                  </span>
                  {goesOut !== undefined && (
                    <span>{isAhead ? `Goes out by itself: ${goesOut}` : `Due: ${goesOut}`}</span>
                  )}
                  {by.length > 0 && <span>Saved by {by.join(', ')}</span>}
                  {entry && kind !== 'removed' && (
                    <a
                      className={publishStyles.form}
                      href={linkTo('content', entry.collection, entry.id)}
                    >
                      Open<span className="only-for-screen-readers"> {title}</span>
                    </a>
                  )}
                </p>
                <BeforeAndAfter of={title} url={address('/api/publish/change', { key })} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
