interface ImportMetaEnv {
  /** Where the page's enhancements are fetched from; see `build/late-scripts.ts`. */
  readonly ENHANCE_URL: string;
  /** Where the script that opens the guide popup is fetched from. */
  readonly GUIDE_POPUP_URL: string;
  /** The text of `src/client/start.ts`, for the head of every page with a header and a footer. */
  readonly START_SCRIPT: string;
  /** The text of `src/client/home.ts`, in place of it on the home page. */
  readonly HOME_SCRIPT: string;
  /** The text of `src/client/embed.ts`, for a form that stands in a frame. */
  readonly EMBED_SCRIPT: string;
  /** The brand name, in the server's renderer only; see `build/render.vite.config.ts`. */
  readonly SITE_NAME: string;
  /** Where submissions are kept and how many days, there too. */
  readonly RETENTION_POLICY: object;
  /** Who is told of security holes, there too. */
  readonly SECURITY_CONTACT: string;
}
