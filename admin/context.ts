import type { LeadStore } from '../leads/lead-store.ts';
import type { ServerSettings } from '../settings/settings.ts';
import type { Preview } from './preview.ts';

/** What every part of the back office is given. */
export interface AdminContext {
  /** The checkout whose content is edited. */
  root: string;
  /** Opens the store the settings name; opened at first use. */
  leadStore: () => Promise<LeadStore>;
  /** As the server and the command line read them. */
  settings: ServerSettings;
  /** It rests while the site is built: both write the same files of Astro's. */
  preview: Preview;
}
