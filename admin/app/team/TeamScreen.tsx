import type { LogPage, Team } from '../api-types.ts';
import { ShowMore } from '../shell/Action.tsx';
import { Screen, ScreenPart, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/moment.ts';
import { useLoad, usePages } from '../shell/use-load.ts';
import { Invite } from './Invite.tsx';
import { Member } from './Member.tsx';

type LogList = ReturnType<typeof usePages<LogPage>>;

const Log = ({ list }: { list: LogList }) => (
  <ScreenPart id="log" title="What was done">
    <Show of={list.first}>
      {() => (
        <ul className="stack line">
          {list.pages
            .flatMap(({ lines }) => lines)
            .map(({ id, at, who, what }) => (
              <li key={id} className="padding-3 line-below">
                <b>{who}</b>: {what} <span className="quiet">{moment(at)}</span>
              </li>
            ))}
        </ul>
      )}
    </Show>
    <ShowMore of={list} />
  </ScreenPart>
);

/** Who may enter, on which devices, and what they did. */
export const TeamScreen = () => {
  const team = useLoad<Team>('/api/team');
  const log = usePages<LogPage>('/api/team/log', {}, 'before');
  const reload = () => {
    team.reload();
    log.reload();
  };
  return (
    <Screen title="Team" lead="Who may enter, on which devices, and what was done.">
      <Show of={team}>
        {({ people }) => (
          <>
            <ScreenPart id="members" title="Who may enter">
              {people.map((person) => (
                <Member key={person.id} person={person} reload={reload} />
              ))}
            </ScreenPart>
            <Invite reload={reload} />
            <Log list={log} />
          </>
        )}
      </Show>
    </Screen>
  );
};
