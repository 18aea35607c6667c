import { clsx } from 'clsx';
import type { PendingChange } from '../api-types.ts';
import { apiUrl } from '../api.ts';
import { BeforeAndAfter } from '../shell/ChangedFields.tsx';
import { Tag } from '../shell/Screen.tsx';
import { linkTo } from '../shell/browser.ts';
import { useYou } from '../shell/office.ts';
import styles from './Publish.module.css';

const kinds = { new: 'New', changed: 'Changed', removed: 'Removed' };

interface PendingListProps {
  pending: readonly PendingChange[];
  /** The keys of the changes that stay drafts. */
  left: readonly string[];
  onLeft: (left: readonly string[]) => void;
}

/** Unpublished changes by file; each is published or stays a draft. */
export const PendingList = ({ pending, left, onLeft }: PendingListProps) => {
  const you = useYou();
  const isChosen = ({ key }: PendingChange) => !left.includes(key);
  const tick = (change: PendingChange) =>
    onLeft(isChosen(change) ? [...left, change.key] : left.filter((key) => key !== change.key));
  const isAll = pending.every(isChosen);
  return (
    <div className="stack gap-2">
      {pending.length > 1 && (
        <label className="row gap-2 target strong">
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => onLeft(isAll ? pending.map(({ key }) => key) : [])}
          />
          {pending.length === 2 ? 'Both' : `All ${pending.length}`} of them
        </label>
      )}
      <ul className="stack line">
        {pending.map((change) => {
          const { key, title, kind, entries, by, goesOut } = change;
          return (
            <li key={key} className="padding-3 line-below">
              <label className="row gap-2 target strong">
                <input type="checkbox" checked={isChosen(change)} onChange={() => tick(change)} />
                <span className="measure breaks">{title}</span>
              </label>
              <div className={styles.about}>
                <p className="row wrap gap-1 quiet">
                  <Tag>{isChosen(change) ? kinds[kind] : 'Stays a draft'}</Tag>
                  {goesOut !== undefined && <span>Goes out {goesOut}</span>}
                  {you && by.length > 0 && <span>Saved by {by.join(', ')}</span>}
                  {entries.map(({ collection, id, title: name }) => (
                    <a
                      key={id}
                      className={clsx('row target', styles.form)}
                      href={linkTo('content', collection, id)}
                    >
                      {entries.length > 1 ? (
                        `Open ${name}`
                      ) : (
                        <>
                          Open<span className="only-for-screen-readers"> {name}</span>
                        </>
                      )}
                    </a>
                  ))}
                </p>
                <BeforeAndAfter of={title} url={apiUrl('/api/publish/change', { key })} />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
