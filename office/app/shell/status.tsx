import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { problemInWords } from '../../refusal.ts';
import type { Problem } from '../api-types.ts';
import { problemsBehind } from '../api.ts';
import { goToField, linkTo, useHeight, useListener } from './browser.ts';
import styles from './status.module.css';

/** The message of a problem, which leads to its field: in the open form, or in another entry. */
export const ProblemWords = ({ problem }: { problem: Problem }) => {
  const { field, place, entry } = problem;
  const words = problemInWords(problem);
  if (entry)
    return (
      <a href={linkTo('content', entry.collection, entry.id, ...entry.field.map(String))}>
        {words}
      </a>
    );
  if (place === undefined) return words;
  return (
    <button type="button" className="as-link" onClick={() => goToField(field)}>
      {words}
    </button>
  );
};

interface Said {
  words: string;
  problems?: readonly Problem[];
  isFailure: boolean;
}

declare global {
  interface WindowEventMap {
    /** A message to show below the screen. */
    'office-said': CustomEvent<Said>;
  }
}

const showMessage = (detail: Said) => {
  dispatchEvent(new CustomEvent('office-said', { detail }));
};

/** Reports a success: shown below the screen, and announced by screen readers. */
export const say = (words: string) => showMessage({ words, isFailure: false });

/** Reports a failure, in the words of the error. */
export const fail = (error: unknown) =>
  showMessage({
    words: error instanceof Error ? error.message : String(error),
    problems: problemsBehind(error),
    isFailure: true,
  });

/** How long a success message stays, in milliseconds; the history has it too. */
const duration = 8_000;

/** The latest message, below everything else. A failure stays until it is closed, or another screen opens. */
export const Status = () => {
  const [said, setSaid] = useState<Said>();
  const place = useHeight('--message');
  useListener('office-said', ({ detail }) => setSaid(detail));
  useEffect(() => {
    if (!said || said.isFailure) return undefined;
    const timer = setTimeout(() => setSaid(undefined), duration);
    return () => clearTimeout(timer);
  }, [said]);
  useListener('hashchange', () => setSaid((one) => (one?.isFailure ? undefined : one)));
  return (
    <div ref={place} className={clsx('items-middle gap-1', styles.place)}>
      <div role="status">
        {said && !said.isFailure && <p className={clsx('notice', styles.done)}>{said.words}</p>}
      </div>
      <div role="alert" className={styles.alert}>
        {said?.isFailure && (
          <div className={clsx('failure stack gap-1 ink', styles.failed)}>
            <p>{said.words}</p>
            {said.problems?.map((problem, index) => (
              <p key={index}>
                <ProblemWords problem={problem} />
              </p>
            ))}
          </div>
        )}
      </div>
      {said && (
        <button
          type="button"
          className={clsx('fixed-size size-1', styles.close)}
          onClick={() => setSaid(undefined)}
        >
          <span aria-hidden="true">×</span>
          <span className="only-for-screen-readers">Close the message</span>
        </button>
      )}
    </div>
  );
};
