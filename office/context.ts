import type { LeadStore } from '@agency/leads/lead-store.ts';
import type { ServerSettings } from '@agency/server/settings/settings.ts';
import type { Author } from './history/saves.ts';
import type { Preview } from './preview.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who saves what the request changes; left out, it is the owner of the machine. */
    author?: Author;
  }
}

/** What every part of the back office is given. */
export interface AdminContext {
  /** The checkout whose content is edited. */
  root: string;
  /** Opens the store the settings name; opened at first use. */
  leadStore: () => Promise<LeadStore>;
  /** As the server and the command line read them. */
  settings: ServerSettings;
  preview: Preview;
  /** Writes down what was done without anybody asking, where people sign in. */
  noteDone?: (what: string) => void;
}
