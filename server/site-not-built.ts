/** A part of the build is missing. The message tells what to do. */
export class SiteNotBuilt extends Error {
  override name = 'SiteNotBuilt';
  constructor(missing: string) {
    super(`The site is not built: there is no ${missing}. Run "npm run build" first.`);
  }
}
