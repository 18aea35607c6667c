import type { InlineConfig } from 'vite';
import { readRedirects } from '@agency/content-model/checks/check-redirects.ts';
import { readFields } from '@agency/content-model/reader/read-entries.ts';
import { site } from '@agency/content-model/schemas/site.ts';
import type { BuildSettings } from '@agency/server/settings/settings.ts';
import { brandModule, generateScopedName } from './vite-parts.ts';

/** How Vite bundles the parts of pages that the server renders again into `render-slot.js`, from a folder that holds `content/` and `site/`. */
export const renderConfig = (
  root: string,
  { store, keepDays }: BuildSettings,
  outDir: string,
): InlineConfig => {
  const { email, timeZone, businessHours, securityContact } = site.parse(
    readFields(root, 'content/site.yml'),
  );
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [brandModule(root)],
    define: {
      'import.meta.env.TIME_ZONE': JSON.stringify(timeZone),
      'import.meta.env.BUSINESS_HOURS': JSON.stringify({ ...businessHours, timeZone }),
      'import.meta.env.RETENTION_POLICY': JSON.stringify({ store, keepDays }),
      'import.meta.env.REDIRECTS': JSON.stringify(readRedirects(root)),
      'import.meta.env.SECURITY_CONTACT': JSON.stringify(securityContact ?? `mailto:${email}`),
    },
    css: { modules: { generateScopedName } },
    publicDir: false,
    build: {
      ssr: 'site/server-slots/render-slot.tsx',
      outDir,
      emptyOutDir: true,
      target: 'node22',
    },
  };
};
