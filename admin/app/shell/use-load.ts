import { useCallback, useEffect, useRef, useState } from 'react';
import { get, messageOf } from '../api.ts';

export interface Loaded<Answer> {
  answer?: Answer;
  /** Why there is none, in a sentence. */
  failure?: string;
  /** Asks again; what is there stays until the answer comes. */
  reload: () => void;
}

/** Fetches from the API when the screen opens and whenever `url` changes; nothing without one. */
export const useLoad = <Answer>(url: string | undefined): Loaded<Answer> => {
  const [state, setState] = useState<{
    url: string | undefined;
    answer?: Answer;
    failure?: string;
  }>({ url });
  const latest = useRef(0);
  const reload = useCallback(() => {
    if (url === undefined) return;
    // Answers may overtake each other.
    latest.current += 1;
    const asked = latest.current;
    const set = (found: { answer?: Answer; failure?: string }) => {
      if (asked === latest.current) setState({ url, ...found });
    };
    get<Answer>(url).then(
      (answer) => set({ answer }),
      (error: unknown) => set({ failure: messageOf(error) }),
    );
  }, [url]);
  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);
  return state.url === url ? { ...state, reload } : { reload };
};
