interface ImportMetaEnv {
  /** Where the page's enhancements are fetched from; see `build/late-enhancements.ts`. */
  readonly ENHANCE_URL: string;
  /** The brand name, in the server's renderer only; see `build/render.vite.config.ts`. */
  readonly SITE_NAME: string;
  /** How many days submissions are kept, there too. */
  readonly KEEP_DAYS: Readonly<Record<string, number>>;
  /** Who is told of security holes, there too. */
  readonly SECURITY_CONTACT: string;
}
