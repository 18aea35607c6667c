import { useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Role } from '../api-types.ts';
import { ask } from '../api.ts';
import leadStyles from '../leads/Leads.module.css';
import { ScreenPart } from '../shell/Screen.tsx';
import { useStatus } from '../shell/status.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { RoleSelect } from './RoleSelect.tsx';

/** Invites somebody new. */
export const Invite = ({ reload }: { reload: () => void }) => {
  const { fail } = useStatus();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [made, setMade] = useState<{ name: string; link: string }>();
  const invite = async () => {
    const whom = { name: name.trim(), role, ...(email.trim() && { email: email.trim() }) };
    const { link } = await ask<{ link: string }>('POST', '/api/team/invite', whom);
    setMade({ name: whom.name, link });
    setName('');
    setEmail('');
    reload();
  };
  return (
    <ScreenPart id="invite" title="Invite somebody">
      <form
        className="stack gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          invite().catch(fail);
        }}
      >
        <label className={leadStyles.filter}>
          Name
          <input
            required
            maxLength={80}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <label className={leadStyles.filter}>
          Email address (optional, for the history)
          <input type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
        </label>
        <RoleSelect
          label="What they may do"
          className={leadStyles.filter}
          role={role}
          onChoose={setRole}
        />
        <div>
          <Button className="compact">Make a link</Button>
        </div>
      </form>
      {made && <InvitationLink {...made} />}
    </ScreenPart>
  );
};
