import { useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Role, Team } from '../api-types.ts';
import { address, ask } from '../api.ts';
import leadStyles from '../leads/Leads.module.css';
import listStyles from '../screens/lists.module.css';
import { ActionButton } from '../shell/Action.tsx';
import { useStatus } from '../shell/status.tsx';
import { moment } from '../shell/times.ts';
import { InvitationLink } from './InvitationLink.tsx';
import { roleWords } from './role-words.ts';

interface InviteProps {
  invitations: Team['invitations'];
  reload: () => void;
}

/** Invites somebody new, and lists the invitations that nobody has used yet. */
export const Invite = ({ invitations, reload }: InviteProps) => {
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
  const withdraw = async (id: number) => {
    await ask('DELETE', address('/api/team/invitation', { id }));
    setMade(undefined);
    reload();
  };
  return (
    <section className="stack gap-3" aria-labelledby="invite">
      <h2 id="invite" className={listStyles.heading}>
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
      {invitations.length > 0 && (
        <ul className={listStyles.list}>
          {invitations.map((one) => (
            <li key={one.id} className={`row wrap apart ${listStyles.row}`}>
              <span>
                {one.name} is invited until {moment(new Date(one.endsAt).toISOString())}
              </span>
              <ActionButton label="Withdraw" done="Withdrawn." run={() => withdraw(one.id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
