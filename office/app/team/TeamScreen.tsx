import { useState } from 'react';
import { Button } from '@agency/site/components/Button/Button.tsx';
import type { LogPage, Role, Team } from '../api-types.ts';
import { apiUrl, sendChange, useLive, usePages } from '../api.ts';
import { ActionButton, ActionForm, ConfirmButton, ShowMore, useAction } from '../shell/Action.tsx';
import { Screen, ScreenPart, Show, TextField } from '../shell/Screen.tsx';
import { moment } from '../shell/browser.ts';
import { useYou } from '../shell/office.ts';
import { say } from '../shell/status.tsx';
import { NoTeam } from './NoTeam.tsx';

/** The label of each role in the select. */
const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything, and the team',
  editor: 'Editor: words, pictures, publishing',
  inbox: 'Inbox: the people who write to you',
};

interface RoleSelectProps {
  label: string;
  role: Role;
  onChoose: (role: Role) => void;
}

const RoleSelect = ({ label, role, onChoose }: RoleSelectProps) => (
  <label className="stack gap-0 strong measure-30">
    {label}
    <select value={role} onChange={({ target }) => onChoose(target.value as Role)}>
      {Object.entries(roleWords).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);

/** A sign-in link to send to a person. It is shown only once. */
const InvitationLink = ({ name, link }: { name: string; link: string }) => (
  <div className="notice stack gap-2 items-start">
    <label className="full-width">
      Send this link to {name}. It works once, within 30 minutes.
      <input readOnly value={link} onFocus={({ target }) => target.select()} />
    </label>
    <ActionButton
      label="Copy the link"
      done="Copied."
      run={() => navigator.clipboard.writeText(link)}
    />
  </div>
);

const Invite = () => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [made, setMade] = useState<{ name: string; link: string }>();
  const { isBusy, start } = useAction({
    run: async () => {
      const whom = { name: name.trim(), role, ...(email.trim() && { email: email.trim() }) };
      const { link } = await sendChange<{ link: string }>('POST', '/api/team/invite', whom);
      setMade({ name: whom.name, link });
      setName('');
      setEmail('');
    },
  });
  return (
    <ScreenPart id="invite" title="Invite somebody">
      <ActionForm className="stack gap-3" onSubmit={() => void start()}>
        <TextField label="Name" required maxLength={80} value={name} onText={setName} />
        <TextField
          label="Email address (optional, for the history)"
          type="email"
          value={email}
          onText={setEmail}
        />
        <RoleSelect label="What they may do" role={role} onChoose={setRole} />
        <Button className="compact" busy={isBusy}>
          Make a link
        </Button>
      </ActionForm>
      {made && <InvitationLink {...made} />}
    </ScreenPart>
  );
};

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
          run={() => sendChange('DELETE', apiUrl('/api/team/passkey', { id }))}
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
          run={() => sendChange('DELETE', apiUrl('/api/team/session', { id }))}
        />
      </li>
    ))}
  </ul>
);

/** A team member: role, passkeys and sessions. */
const Member = ({ person }: { person: Person }) => {
  const { id, name, role, email } = person;
  const [link, setLink] = useState<string>();
  const isYou = useYou()?.id === id;
  const { start: choose } = useAction({
    run: async (next: Role) => {
      await sendChange('PUT', '/api/team/role', { id, role: next });
      say(`${name}: ${roleWords[next]}.`);
    },
  });
  const newDevice = async () => {
    const made = await sendChange<{ link: string }>('POST', '/api/team/device', { id });
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
          run={() => sendChange('DELETE', apiUrl('/api/team/person', { id }))}
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

/** The team members, their devices, and the log of what they did. */
export const TeamScreen = () => (useYou() ? <HostedTeam /> : <NoTeam />);

const HostedTeam = () => (
  <Screen title="Team" lead="Who may enter, on which devices, and what was done.">
    <Show of={useLive<Team>('/api/team')}>
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
