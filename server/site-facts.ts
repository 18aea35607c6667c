import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailColors } from '@agency/leads/mail/mail-styles.ts';
import type { RetentionPolicy } from '@agency/leads/retention.ts';
import type { BusinessHours } from '@agency/leads/forms/business-hours.ts';

interface PageFacts {
  /** The page's Content-Security-Policy: its own inline scripts and styles by their hashes, and the outside services it shows. */
  policy: string;
  /** What the page is suggested by to a visitor who is lost; left out where it is for no search engine. */
  title?: string | undefined;
}

/** What the server has to know of the site it serves. The build writes it to `render/site.json`. */
export interface SiteFacts {
  /** The name of the brand, and its colors by their roles. */
  name: string;
  colors: MailColors;
  businessHours: BusinessHours;
  /** Where submissions are kept and how many days, as the privacy page says it. */
  retentionPolicy: RetentionPolicy;
  /** Who is told of security holes: an address or a mailto: link. */
  securityContact: string;
  /** The new address by the old one, as `content/redirects.yml` has them. */
  redirects: Readonly<Record<string, string>>;
  /** By their addresses. */
  pages: Readonly<Record<string, PageFacts>>;
}

/** A part of the build is missing. The message tells what to do. */
export class SiteNotBuilt extends Error {
  override name = 'SiteNotBuilt';
  constructor(missing: string) {
    super(`The site is not built: there is no ${missing}. Run "npm run build" first.`);
  }
}

export const readSiteFacts = async (distDirectory: string): Promise<SiteFacts> => {
  const file = join(distDirectory, 'render', 'site.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new SiteNotBuilt(file);
  });
  return JSON.parse(text);
};
