import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { problemInWords } from '../../refusal.ts';
import type { Problem } from '../api-types.ts';
import { problemsBehind } from '../api.ts';
import { goToField, linkTo, useListener, watchSize } from './browser.ts';
import styles from './status.module.css';

/** Words about a problem, which lead to its field: in the open form, or in another entry. */
const ProblemLink = ({ problem, words }: { problem: Problem; words: string }) => {
  const { field, place, entry } = problem;
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

/** Problems, each with a link to its field. What several fields have in common is said once. */
export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <ul className="stack gap-1">
    {[...Map.groupBy(problems, ({ message }) => message)].map(([message, same]) => {
      const isCommon = same.length > 1;
      const links = same.map((problem, index) => {
        const words = isCommon ? (problem.place ?? message) : problemInWords(problem);
        return <ProblemLink key={index} problem={problem} words={words} />;
      });
      return (
        <li key={message}>
          {isCommon && <p>{message}</p>}
          {isCommon ? <div className="row wrap gap-2">{links}</div> : links}
        </li>
      );
    })}
  </ul>
);

interface Said {
  words: string;
  problems?: readonly Problem[];
  isFailure: boolean;
  /** The screen it was said on, or that was about to open. */
  screen: string;
}

declare global {
  interface WindowEventMap {
    /** A message to show below the screen. */
    'office-said': CustomEvent<Said>;
  }
}

/** Without the field of a form: `#/content/pages/home`. */
const screenOf = (hash: string): string => hash.split('/').slice(0, 4).join('/');

const showMessage = (words: Omit<Said, 'screen'>) => {
  const detail = { ...words, screen: screenOf(location.hash) };
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

/** Other elements leave room for the message. */
const leaveRoom = watchSize(({ height }) =>
  document.documentElement.style.setProperty('--message', `${height}px`),
);

/** The latest message, below everything else. It goes once another screen opens; a failure stays until then, or until it is closed. */
export const Status = () => {
  const [said, setSaid] = useState<Said>();
  useListener('office-said', ({ detail }) => setSaid(detail));
  useEffect(() => {
    if (!said || said.isFailure) return undefined;
    const timer = setTimeout(() => setSaid(undefined), duration);
    return () => clearTimeout(timer);
  }, [said]);
  useListener('hashchange', () =>
    setSaid((one) => (one?.screen === screenOf(location.hash) ? one : undefined)),
  );
  return (
    <div ref={leaveRoom} className={clsx('row gap-1 apart', styles.place)}>
      <div role="status">
        {said && !said.isFailure && <p className={clsx('notice', styles.done)}>{said.words}</p>}
      </div>
      <div role="alert" className={styles.alert}>
        {said?.isFailure && (
          <div className={clsx('failure stack gap-1 ink', styles.failed)}>
            <p>{said.words}</p>
            {said.problems && said.problems.length > 0 && <ProblemList problems={said.problems} />}
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
