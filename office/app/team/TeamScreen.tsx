import { useState } from 'react';
import type { LogPage, Role, Team } from '../api-types.ts';
import { address, ask, useLive, usePages } from '../api.ts';
import { ActionButton, ConfirmButton, ShowMore, useAction } from '../shell/Action.tsx';
import { Screen, ScreenPart, Show } from '../shell/Screen.tsx';
import { moment } from '../shell/browser.ts';
import { useYou } from '../shell/office.ts';
import { say } from '../shell/status.tsx';
import { InvitationLink, Invite, RoleSelect, roleWords } from './Invite.tsx';

type Person = Team['people'][number];

const Devices = ({ person: { name, passkeys, sessions } }: { person: Person }) => (
  <ul className="stack line">
    {passkeys.map(({ id, device, addedAt }) => (
      <li key={id} className="row wrap apart padding-3 line-below">
        <span>
          Passkey made with {device}, {moment(addedAt)}
        </span>
        <ConfirmButton
          label="Remove"
          about={`passkey of ${name}, ${device}`}
          question="Remove this passkey?"
          yes="Remove it"
          done="Removed."
          run={() => ask('DELETE', address('/api/team/passkey', { id }))}
        >
          <p>Nobody can sign in with it anymore, and whoever did is signed out at once.</p>
        </ConfirmButton>
      </li>
    ))}
    {sessions.map(({ id, device, beganAt, seenAt }) => (
      <li key={id} className="row wrap apart padding-3 line-below">
        <span>
          Signed in on {device} since {moment(beganAt)}, last seen {moment(seenAt)}
        </span>
        <ActionButton
          label="Sign out there"
          about={`${name}, ${device}`}
          done="Signed out."
          run={() => ask('DELETE', address('/api/team/session', { id }))}
        />
      </li>
    ))}
  </ul>
);

/** Somebody who may enter: what she may do, her devices, where she is signed in. */
const Member = ({ person }: { person: Person }) => {
  const { id, name, role, email } = person;
  const [link, setLink] = useState<string>();
  const isYou = useYou()?.id === id;
  const { start: choose } = useAction({
    run: async (next: Role) => {
      await ask('PUT', '/api/team/role', { id, role: next });
      say(`${name}: ${roleWords[next]}.`);
    },
  });
  const newDevice = async () => {
    const made = await ask<{ link: string }>('POST', '/api/team/device', { id });
    setLink(made.link);
  };
  return (
    <section className="panel stack gap-3" aria-labelledby={`person-${id}`}>
      <h3 id={`person-${id}`}>
        {name}
        {isYou && ' (you)'}
      </h3>
      {email !== null && <p className="quiet">{email}</p>}
      <RoleSelect
        label={`What ${name} may do`}
        role={role}
        onChoose={(next) => void choose(next)}
      />
      <Devices person={person} />
      {link !== undefined && <InvitationLink name={name} link={link} />}
      <div className="row wrap gap-1">
        <ActionButton label="New device" about={name} run={newDevice} />
        <ConfirmButton
          label={`Remove ${name}`}
          question={`Remove ${name}?`}
          yes="Remove"
          done={`${name} is out.`}
          run={() => ask('DELETE', address('/api/team/person', { id }))}
        >
          <p>
            {name} is signed out everywhere at once, and links that were not used yet open nothing
            anymore. What was done stays in the history.
          </p>
        </ConfirmButton>
      </div>
    </section>
  );
};

const Log = () => {
  const list = usePages<LogPage>('/api/team/log', {}, 'before');
  return (
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
};

/** Who may enter, on which devices, and what they did. */
export const TeamScreen = () => {
  const team = useLive<Team>('/api/team');
  return (
    <Screen title="Team" lead="Who may enter, on which devices, and what was done.">
      <Show of={team}>
        {({ people }) => (
          <>
            <ScreenPart id="members" title="Who may enter">
              {people.map((person) => (
                <Member key={person.id} person={person} />
              ))}
            </ScreenPart>
            <Invite />
            <Log />
          </>
        )}
      </Show>
    </Screen>
  );
};
