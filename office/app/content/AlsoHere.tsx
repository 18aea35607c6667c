import { useEffect, useState } from 'react';
import { ask } from '../api.ts';
import { useYou } from '../shell/you.ts';

/** How often a screen tells that it is open, in milliseconds. */
const pause = 20_000;

const names = new Intl.ListFormat('en-US');

/** Says who else has the same entry open; nothing on one's own machine. */
export const AlsoHere = ({ place }: { place: string }) => {
  const id = useYou()?.id;
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    if (id === undefined) return undefined;
    const screen = crypto.randomUUID();
    const announce = () => {
      if (document.visibilityState !== 'visible') return;
      ask<{ others: string[] }>('POST', '/api/presence', { screen, place }).then(
        (answer) => setOthers(answer.others),
        // It is told again soon, and nothing depends on it.
        () => undefined,
      );
    };
    const leave = () => {
      ask('POST', '/api/presence', { screen }, { keepalive: true }).catch(() => undefined);
    };
    announce();
    const timer = setInterval(announce, pause);
    document.addEventListener('visibilitychange', announce);
    addEventListener('pagehide', leave);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', announce);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, place]);
  if (id === undefined) return null;
  return (
    <div role="status">
      {others.length > 0 && (
        <p className="notice">
          {names.format(others)} {others.length === 1 ? 'is' : 'are'} here too.
        </p>
      )}
    </div>
  );
};
