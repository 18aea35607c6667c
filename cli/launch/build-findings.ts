import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { Promises } from '../../settings/settings.ts';

const again = 'run "npm run build" again.';

/** What the built site lacks: it must have been built with the settings it is served with. */
export const buildFindings = async (
  { siteUrl, promises }: { siteUrl: string; promises: Promises },
  distDirectory: string,
): Promise<string[]> => {
  try {
    const home = await readFile(join(distDirectory, 'site', 'index.html'), 'utf8');
    const renderer = pathToFileURL(join(distDirectory, 'render', 'render-slot.js')).href;
    const built = (await import(renderer)) as { promises: unknown };
    return [
      ...(home.includes(`href="${siteUrl}`)
        ? []
        : [`The site was not built for ${siteUrl}; ${again}`]),
      ...(isDeepStrictEqual(built.promises, JSON.parse(JSON.stringify(promises)))
        ? []
        : [
            `The privacy page was built with other LEADS_KEEP_DAYS, FIRESTORE_PROJECT or the like; ${again}`,
          ]),
    ];
  } catch {
    return ['The site is not built; run "npm run build".'];
  }
};
