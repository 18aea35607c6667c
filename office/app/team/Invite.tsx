import { useState, type SubmitEvent } from 'react';
import { Button } from '@agency/site/components/Button/Button.tsx';
import type { Role } from '../api-types.ts';
import { ask } from '../api.ts';
import { ActionButton, useAction } from '../shell/Action.tsx';
import { ScreenPart, TextField } from '../shell/Screen.tsx';

/** What each role may do, as it is chosen. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything, and the team',
  editor: 'Editor: words, pictures, publishing',
  inbox: 'Inbox: the people who write to you',
};

interface RoleSelectProps {
  label: string;
  role: Role;
  onChoose: (role: Role) => void;
}

export const RoleSelect = ({ label, role, onChoose }: RoleSelectProps) => (
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

/** A link that lets somebody in, to be sent to her. It is shown this once. */
export const InvitationLink = ({ name, link }: { name: string; link: string }) => (
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

/** Invites somebody new. */
export const Invite = () => {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [made, setMade] = useState<{ name: string; link: string }>();
  const { isBusy, start } = useAction({
    run: async () => {
      const whom = { name: name.trim(), role, ...(email.trim() && { email: email.trim() }) };
      const { link } = await ask<{ link: string }>('POST', '/api/team/invite', whom);
      setMade({ name: whom.name, link });
      setName('');
      setEmail('');
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start();
  };
  return (
    <ScreenPart id="invite" title="Invite somebody">
      <form className="stack gap-3" onSubmit={submit}>
        <TextField label="Name" required maxLength={80} value={name} onText={setName} />
        <TextField
          label="Email address (optional, for the history)"
          type="email"
          value={email}
          onText={setEmail}
        />
        <RoleSelect label="What they may do" role={role} onChoose={setRole} />
        <div>
          <Button className="compact" busy={isBusy}>
            Make a link
          </Button>
        </div>
      </form>
      {made && <InvitationLink {...made} />}
    </ScreenPart>
  );
};
