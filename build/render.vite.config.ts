import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vite';
import { parse } from 'yaml';
import { loadEnvironmentFile } from '../settings/environment.ts';
import { readRetentionPolicy } from '../settings/settings.ts';
import { readRedirects } from './redirects.ts';
import { brandModule, generateScopedName } from './vite-parts.ts';

loadEnvironmentFile();

interface SiteFile {
  email: string;
  timeZone: string;
  businessHours: object;
  securityContact?: string | null;
}

const { email, timeZone, businessHours, securityContact } = parse(
  await readFile('content/site.yml', 'utf8'),
) as SiteFile;

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
    ssr: 'src/server-slots/render-slot.tsx',
    outDir: 'dist/render',
    emptyOutDir: true,
    target: 'node22',
  },
});
