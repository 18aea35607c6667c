import { useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Role } from '../api-types.ts';
import { ask } from '../api.ts';
import leadStyles from '../leads/Leads.module.css';
import { useStatus } from '../shell/status.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { roleWords } from './role-words.ts';

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
    <section className="stack gap-3" aria-labelledby="invite">
      <h2 id="invite" className="brand size-2">
        Invite somebody
      </h2>
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
        <label className={leadStyles.filter}>
          What they may do
          <select value={role} onChange={({ target }) => setRole(target.value as Role)}>
            {Object.entries(roleWords).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        <div>
          <Button className="compact">Make a link</Button>
        </div>
      </form>
      {made && <InvitationLink {...made} />}
    </section>
  );
};
