import type { Team } from '../api-types.ts';
import { Screen, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/times.ts';
import { useLoad } from '../shell/use-load.ts';
import { Invite } from './Invite.tsx';
import { Member } from './Member.tsx';

const Log = ({ lines }: { lines: Team['log'] }) => (
  <section className="stack gap-3" aria-labelledby="log">
    <h2 id="log" className="brand size-2">
      What was done
    </h2>
    <ul className="stack line">
      {lines.map(({ id, at, who, what }) => (
        <li key={id} className="padding-3 line-below">
          <b>{who}</b>: {what} <span className="quiet">{moment(new Date(at).toISOString())}</span>
        </li>
      ))}
    </ul>
  </section>
);

/** Who may enter, on which devices, and what they did. */
export const TeamScreen = () => {
  const team = useLoad<Team>('/api/team');
  return (
    <Screen title="Team" lead="Who may enter, on which devices, and what was done.">
      <Show of={team}>
        {({ people, log }) => (
          <>
            <section className="stack gap-3" aria-labelledby="members">
              <h2 id="members" className="brand size-2">
                Who may enter
              </h2>
              {people.map((person) => (
                <Member key={person.id} person={person} reload={team.reload} />
              ))}
            </section>
            <Invite reload={team.reload} />
            <Log lines={log} />
          </>
        )}
      </Show>
    </Screen>
  );
};
