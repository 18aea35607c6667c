import { createContext, use } from 'react';
import type { Office, Role } from '../api-types.ts';

/** What every screen knows from the server; undefined until it has loaded. */
export const OfficeContext = createContext<Office | undefined>(undefined);

export const useOffice = () => use(OfficeContext);

/** The person signed in; undefined on a local machine, where nobody signs in. */
export const useYou = () => useOffice()?.you;

/** The roles that may use each part of the back office. The server enforces the same per route. */
const needed = {
  site: ['owner', 'editor'],
  leads: ['owner', 'inbox'],
  owner: ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Part = keyof typeof needed;

/** Whether a person may use a part. On a local machine that is everything. */
export const may = (you: Office['you'], part: Part): boolean => {
  const roles: readonly Role[] = needed[part];
  return !you || roles.includes(you.role);
};

/** The origin of the site's preview: a host name of its own when hosted, a port of its own on a local machine. */
export const previewOrigin = ({ preview }: Office): string =>
  preview.origin ?? `http://${location.hostname}:${preview.port}`;
