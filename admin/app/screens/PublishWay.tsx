import { clsx } from 'clsx';
import { useState } from 'react';
import type { Publishing, Way } from '../api-types.ts';
import { ask } from '../api.ts';
import { useStatus } from '../shell/status.tsx';
import publishStyles from './Publish.module.css';

/** How visitors get the site: chosen once, and changed by nobody but the owner. */
export const PublishWay = ({
  publishing: { way, isFixed, upstream, noUpstream },
  reload,
}: {
  publishing: Publishing;
  reload: () => void;
}) => {
  const { fail } = useStatus();
  const [chosen, setChosen] = useState(way);
  const choose = (next: Way) => {
    setChosen(next);
    ask('PUT', '/api/publish/way', { way: next }).then(reload, (error: unknown) => {
      setChosen(way);
      fail(error);
    });
  };
  const option = (value: Way, label: string, words: string, isPossible = true) => (
    <label className={clsx('row gap-2 items-level target padding-1', publishStyles.way)}>
      <input
        type="radio"
        name="way"
        checked={chosen === value}
        disabled={isFixed || !isPossible}
        onChange={() => choose(value)}
      />
      <span>
        <b>{label}</b>
        <br />
        {words}
      </span>
    </label>
  );
  return (
    <fieldset className="stack gap-2">
      <legend>
        <h2 className="brand size-2">How your site gets to visitors</h2>
      </legend>
      {way === undefined && <p>Choose once, then publish. You can change it anytime.</p>}
      {option('here', 'From this machine', 'The new site takes the place of the old one here.')}
      {option(
        'git',
        'Through a host that builds it',
        upstream === undefined
          ? (noUpstream ?? '')
          : `Your changes are pushed to ${upstream}, and your host builds what is pushed.`,
        upstream !== undefined,
      )}
      {isFixed && (
        <p className="quiet">
          Set by <code>PUBLISH_WAY</code> in your settings.
        </p>
      )}
      {way === 'git' && noUpstream !== undefined && <p role="alert">{noUpstream}</p>}
    </fieldset>
  );
};
