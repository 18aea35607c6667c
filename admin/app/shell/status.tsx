import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { messageOf } from '../api.ts';
import styles from './status.module.css';

interface Said {
  words: string;
  isFailure: boolean;
}

interface Status {
  /** Tells something that was done: seen at the lower edge, and read out. */
  say: (words: string) => void;
  fail: (error: unknown) => void;
}

const StatusContext = createContext<Status>({ say: () => undefined, fail: () => undefined });

export const useStatus = () => useContext(StatusContext);

/** Where every screen tells what it did. */
export const StatusProvider = ({ children }: { children: ReactNode }) => {
  const [said, setSaid] = useState<Said>();
  const tell = useCallback((one: Said) => setSaid(one), []);
  const status = useMemo(
    () => ({
      say: (words: string) => tell({ words, isFailure: false }),
      fail: (error: unknown) => tell({ words: messageOf(error), isFailure: true }),
    }),
    [tell],
  );
  return (
    <StatusContext value={status}>
      {children}
      <div className={styles.place}>
        <div role="status">
          {said && !said.isFailure && <p className={styles.done}>{said.words}</p>}
        </div>
        <div role="alert">{said?.isFailure && <p className={styles.failed}>{said.words}</p>}</div>
        {said && (
          <button type="button" className={styles.close} onClick={() => setSaid(undefined)}>
            <span aria-hidden="true">×</span>
            <span className="only-for-screen-readers">Close the message</span>
          </button>
        )}
      </div>
    </StatusContext>
  );
};
