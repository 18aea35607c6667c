import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { pathToFileURL } from 'node:url';
import type { ServerSettings } from '../../settings/settings.ts';

const again = 'run "npm run build" again.';

/** What the built site lacks: it must have been built with the settings it is served with. */
export const buildFindings = async (
  { siteUrl, keepDays }: Pick<ServerSettings, 'siteUrl' | 'keepDays'>,
  distDirectory: string,
): Promise<string[]> => {
  try {
    const home = await readFile(join(distDirectory, 'site', 'index.html'), 'utf8');
    const renderer = pathToFileURL(join(distDirectory, 'render', 'render-slot.js')).href;
    const built = (await import(renderer)) as { keepDays: unknown };
    return [
      ...(home.includes(`href="${siteUrl}`)
        ? []
        : [`The site was not built for ${siteUrl}; ${again}`]),
      ...(isDeepStrictEqual(built.keepDays, JSON.parse(JSON.stringify(keepDays)))
        ? []
        : [`The privacy page was built with other LEADS_KEEP_DAYS and the like; ${again}`]),
    ];
  } catch {
    return ['The site is not built; run "npm run build".'];
  }
};
