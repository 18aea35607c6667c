import { defineConfig } from 'vite';
import { readRedirects } from '@agency/content-model/checks/check-redirects.ts';
import { readFields } from '@agency/content-model/reader/read-entries.ts';
import { loadEnvironmentFile } from '@agency/server/settings/environment.ts';
import { readRetentionPolicy } from '@agency/server/settings/settings.ts';
import { site } from '@agency/content-model/schemas/site.ts';
import { brandModule, generateScopedName } from './vite-parts.ts';

loadEnvironmentFile();

const { email, timeZone, businessHours, securityContact } = site.parse(
  readFields('.', 'content/site.yml'),
);

/** Bundles the parts of pages that the server renders again into `dist/render/render-slot.js`. */
export default defineConfig({
  plugins: [brandModule('.')],
  define: {
    'import.meta.env.TIME_ZONE': JSON.stringify(timeZone),
    'import.meta.env.BUSINESS_HOURS': JSON.stringify({ ...businessHours, timeZone }),
    'import.meta.env.RETENTION_POLICY': JSON.stringify(readRetentionPolicy(process.env)),
    'import.meta.env.REDIRECTS': JSON.stringify(readRedirects('.')),
    'import.meta.env.SECURITY_CONTACT': JSON.stringify(securityContact ?? `mailto:${email}`),
  },
  css: { modules: { generateScopedName } },
  publicDir: false,
  build: {
    ssr: 'site/server-slots/render-slot.tsx',
    outDir: 'dist/render',
    emptyOutDir: true,
    target: 'node22',
  },
});
