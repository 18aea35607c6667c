import { createContext, useContext } from 'react';
import type { Office, Role } from '../api-types.ts';

/** Who is signed in; undefined on one's own machine, where there is nobody else. */
export const YouContext = createContext<Office['you']>(undefined);

export const useYou = () => useContext(YouContext);

/** What each part of the back office needs; the server says the same of each route. */
const needed = {
  site: ['owner', 'editor'],
  leads: ['owner', 'inbox'],
  team: ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Part = keyof typeof needed;

/** Whether somebody may use a part; on one's own machine everything but the team, which is not there. */
export const may = (you: Office['you'], part: Part): boolean => {
  const roles: readonly Role[] = needed[part];
  return you ? roles.includes(you.role) : part !== 'team';
};
