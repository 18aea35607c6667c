interface ImportMetaEnv {
  /** Where the page's enhancements are fetched from; see `build/late-scripts.ts`. */
  readonly ENHANCE_URL: string;
  /** Where the script that opens the guide popup is fetched from. */
  readonly GUIDE_POPUP_URL: string;
  /** The brand name, in the server's renderer only; see `build/render.vite.config.ts`. */
  readonly SITE_NAME: string;
}
