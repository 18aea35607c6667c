import type { Role } from '../api-types.ts';

/** What each role may do, as it is chosen. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything, and the team',
  editor: 'Editor: words, pictures, publishing',
  inbox: 'Inbox: the people who write to you',
};

interface RoleSelectProps {
  label: string;
  className?: string | undefined;
  role: Role;
  onChoose: (role: Role) => void;
}

export const RoleSelect = ({ label, className, role, onChoose }: RoleSelectProps) => (
  <label className={className}>
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
