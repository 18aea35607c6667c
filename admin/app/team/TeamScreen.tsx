import type { Team } from '../api-types.ts';
import { Screen, ScreenPart, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/times.ts';
import { useLoad } from '../shell/use-load.ts';
import { Invite } from './Invite.tsx';
import { Member } from './Member.tsx';

const Log = ({ lines }: { lines: Team['log'] }) => (
  <ScreenPart id="log" title="What was done">
    <ul className="stack line">
      {lines.map(({ id, at, who, what }) => (
        <li key={id} className="padding-3 line-below">
          <b>{who}</b>: {what} <span className="quiet">{moment(at)}</span>
        </li>
      ))}
    </ul>
  </ScreenPart>
);

/** Who may enter, on which devices, and what they did. */
export const TeamScreen = () => {
  const team = useLoad<Team>('/api/team');
  return (
    <Screen title="Team" lead="Who may enter, on which devices, and what was done.">
      <Show of={team}>
        {({ people, log }) => (
          <>
            <ScreenPart id="members" title="Who may enter">
              {people.map((person) => (
                <Member key={person.id} person={person} reload={team.reload} />
              ))}
            </ScreenPart>
            <Invite reload={team.reload} />
            <Log lines={log} />
          </>
        )}
      </Show>
    </Screen>
  );
};
