import type { LeadStore } from '@agency/leads/lead-store.ts';
import type { ServerSettings } from '@agency/server/settings/settings.ts';
import type { Author } from './history/saves.ts';
import type { Preview } from './preview/start.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The author of what the request changes. Undefined means the owner of the machine. */
    author?: Author;
  }
}

/** What every part of the back office receives. */
export interface OfficeServerContext {
  /** The checkout whose content is edited. */
  root: string;
  /** The store named in the settings, opened on first use. */
  leadStore: () => Promise<LeadStore>;
  /** The settings that the server and the command line read, as they are now. */
  settings: () => ServerSettings;
  preview: Preview;
  /** Logs what the back office does on its own. Only a hosted back office has a log. */
  noteDone?: (what: string) => void;
}
