import { createContext, use } from 'react';
import type { Office, Role } from '../api-types.ts';

/** What the server tells every screen; undefined until it is there. */
export const OfficeContext = createContext<Office | undefined>(undefined);

export const useOffice = () => use(OfficeContext);

/** Who is signed in; undefined on one's own machine, where there is nobody else. */
export const useYou = () => useOffice()?.you;

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

/** Where the preview of the site is: an origin of its own, where people sign in by its name, and on one's own machine by its port. */
export const previewOrigin = ({ preview }: Office): string =>
  preview.origin ?? `http://${location.hostname}:${preview.port}`;
