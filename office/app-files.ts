import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { brandModule } from '@agency/site/config/vite-parts.ts';
import { brandFile, businessFile } from '@agency/content-model/brand/read-brand.ts';

/** All that the pages may be made of: some of it is for the server alone, and costs no more than a build too many. */
const sources = [
  'office/{app,content}/**/*.*',
  'office/refusal.ts',
  'content-model/**/*.ts',
  'leads/forms/*.ts',
  'site/{components,preview,styles}/**/*.*',
  brandFile,
  businessFile,
  'package-lock.json',
];

const fingerprint = (root: string): string => {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** The built pages of a folder, by path. Builds them only when their sources have changed. */
const buildPages = async (
  root: string,
  source: string,
  base: string,
): Promise<ReadonlyMap<string, Buffer>> => {
  const folder = join(root, 'node_modules/.cache', source.replaceAll('/', '-'));
  const stamp = `${folder}.built`;
  const now = fingerprint(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
    await build({
      configFile: false,
      root: join(root, source),
      base,
      logLevel: 'error',
      plugins: [brandModule(root)],
      build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
    });
    writeFileSync(stamp, now);
  }
  const paths = globSync('**/*.*', { cwd: folder });
  return new Map(paths.map((path) => [`${base}${path}`, readFileSync(join(folder, path))]));
};

/** The pages of the back office, by path. A hosted one adds the sign-in page, built separately because it is public. */
export const loadPages = async (root: string, isHosted: boolean) =>
  new Map([
    ...(await buildPages(root, 'office/app', '/')),
    ...(isHosted ? await buildPages(root, 'office/app/entrance', '/entrance/') : []),
  ]);
