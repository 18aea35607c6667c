interface ImportMetaEnv {
  /** Where the page's enhancements are fetched from; see `build/late-enhancements.ts`. */
  readonly ENHANCE_URL: string;
  /** The brand name, in the server's renderer only; see `build/render.vite.config.ts`. */
  readonly SITE_NAME: string;
  /** Where submissions are kept and how many days, there too. */
  readonly PROMISES: object;
  /** Who is told of security holes, there too. */
  readonly SECURITY_CONTACT: string;
}
