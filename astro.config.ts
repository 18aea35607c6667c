import { loadEnvironmentFile } from '@agency/server/settings/environment.ts';
import { readBuildSettings } from '@agency/server/settings/settings.ts';
import { siteConfig } from '@agency/site/config/site-config.ts';

// For Astro's own commands, such as `astro check`. Builds, `npm run dev` and the preview get their settings passed in.
loadEnvironmentFile();

export default siteConfig(import.meta.dirname, { settings: readBuildSettings(process.env) });
