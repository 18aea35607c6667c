import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { brandModule } from '../build/brand-module.ts';
import { brandFile } from '../src/brand/read-brand.ts';

const sources = [
  'admin/app/**/*',
  'src/brand/*',
  'src/components/**/*',
  'src/styles/*',
  brandFile,
  'package-lock.json',
];

const fingerprint = (root: string): string => {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: root }).sort())
    if (statSync(join(root, file)).isFile())
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
  return hash.digest('hex');
};

/** Builds the pages of the back office, unless they are built from these very sources, and reads them, by path. */
export const loadAppFiles = async (root: string): Promise<ReadonlyMap<string, Buffer>> => {
  const folder = join(root, 'node_modules/.cache/admin');
  const stamp = `${folder}.built`;
  const now = fingerprint(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== now) {
    await build({
      configFile: false,
      root: join(root, 'admin/app'),
      logLevel: 'error',
      plugins: [brandModule(root)],
      build: { outDir: folder, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
    });
    writeFileSync(stamp, now);
  }
  const paths = globSync('**/*.*', { cwd: folder });
  return new Map(paths.map((path) => [`/${path}`, readFileSync(join(folder, path))]));
};
