import type { Role } from '../api-types.ts';

/** What each role may do, as it is chosen. */
export const roleWords: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything, and the team',
  editor: 'Editor: words, pictures, publishing',
  inbox: 'Inbox: the people who write to you',
};
