import { clsx } from 'clsx';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Problem } from '../api-types.ts';
import { problemsBehind } from '../api.ts';
import { linkTo } from './route.ts';
import styles from './status.module.css';
import { useListener } from './use-listener.ts';

/** What is wrong, as a link to the field where it belongs to another entry. */
export const ProblemWords = ({ problem: { message, entry } }: { problem: Problem }) =>
  entry ? (
    <a href={linkTo('content', entry.collection, entry.id, ...entry.field.map(String))}>
      {message}
    </a>
  ) : (
    message
  );

interface Said {
  words: string;
  problems?: readonly Problem[];
  isFailure: boolean;
}

interface Status {
  /** Tells something that was done: seen at the lower edge, and read out. */
  say: (words: string) => void;
  fail: (error: unknown) => void;
}

const StatusContext = createContext<Status>({ say: () => undefined, fail: () => undefined });

export const useStatus = () => useContext(StatusContext);

/** How long good news stays over what is below it, in milliseconds; the history has it too. */
const duration = 8_000;

/** Where every screen tells what it did. A failure stays until it is closed, or another screen is opened. */
export const StatusProvider = ({ children }: { children: ReactNode }) => {
  const [said, setSaid] = useState<Said>();
  const status = useMemo(
    () => ({
      say: (words: string) => setSaid({ words, isFailure: false }),
      fail: (error: unknown) =>
        setSaid({
          words: error instanceof Error ? error.message : String(error),
          problems: problemsBehind(error),
          isFailure: true,
        }),
    }),
    [],
  );
  useEffect(() => {
    if (!said || said.isFailure) return undefined;
    const timer = setTimeout(() => setSaid(undefined), duration);
    return () => clearTimeout(timer);
  }, [said]);
  useListener('hashchange', () => setSaid((one) => (one?.isFailure ? undefined : one)));
  return (
    <StatusContext value={status}>
      {children}
      <div className={clsx('items-middle gap-1 rounded', styles.place)}>
        <div role="status">
          {said && !said.isFailure && <p className={clsx('notice', styles.done)}>{said.words}</p>}
        </div>
        <div role="alert">
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
    </StatusContext>
  );
};
