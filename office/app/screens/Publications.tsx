import type { Publishing } from '../api-types.ts';
import { ask } from '../api.ts';
import { ConfirmButton } from '../shell/Action.tsx';
import { Empty, ScreenPart } from '../shell/Screen.tsx';
import { moment } from '../shell/browser.ts';
import { say } from '../shell/status.tsx';
import styles from './lists.module.css';

const mostWords = 5;

const inShort = (words: readonly string[]): string =>
  [
    ...words.slice(0, mostWords),
    ...(words.length > mostWords ? [`and ${words.length - mostWords} more`] : []),
  ].join(' · ');

/** When it was published, and by whom. */
export const whenAndBy = ({ at, by }: Pick<Publishing['publications'][number], 'at' | 'by'>) =>
  [moment(at), by].filter(Boolean).join(' · ');

interface PublicationsProps extends Pick<Publishing, 'publications'> {
  /** Whether something is being published now. */
  isBusy: boolean;
}

/** What was published; any of it can be brought back. */
export const Publications = ({ publications, isBusy }: PublicationsProps) => {
  const restore = async (id: string) => {
    const { refused } = await ask<{ refused?: string }>('POST', '/api/publish/bring-back', { id });
    say(['It’s live again.', refused].filter(Boolean).join(' '));
  };
  return (
    <ScreenPart id="earlier" title="Publishing history">
      {publications.length === 0 && <Empty>Nothing has been published from here yet.</Empty>}
      <ul className="stack line">
        {publications.map(({ id, at, words, by, live }) => (
          <li key={id} className="row wrap apart padding-3 line-below">
            <div>
              <p className="measure breaks">{inShort(words) || 'No changes in words'}</p>
              <p className="quiet">{whenAndBy({ at, by })}</p>
            </div>
            {live ? (
              <span className={styles.tag}>Live now</span>
            ) : (
              <ConfirmButton
                label="Restore"
                about={moment(at)}
                question="Restore this one?"
                yes="Restore it"
                disabled={isBusy}
                run={() => restore(id)}
              >
                <p>
                  Visitors will see the site as it was {moment(at)}. Anything you’ve saved since
                  stays here.
                </p>
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </ScreenPart>
  );
};
