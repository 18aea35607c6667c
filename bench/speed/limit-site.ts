import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { precompressDirectory } from '../../server/precompress.ts';

const directory = 'node_modules/.cache/limit-site';

/** Lays the limit page out as a built site, so that our own server serves it. Returns the folder. */
export const layOutLimitPage = async (): Promise<string> => {
  const site = join(directory, 'site');
  await mkdir(site, { recursive: true });
  await cp('bench/speed/limit', site, { recursive: true });
  for (const name of ['404.html', 'problem.html']) await cp(`dist/site/${name}`, join(site, name));
  await cp('dist/render', join(directory, 'render'), { recursive: true });
  await precompressDirectory(site);
  return directory;
};
