interface ImportMetaEnv {
  /** The outside services that are switched on; every one of them may be missing. */
  readonly VENDORS: import('@agency/server/settings/settings.ts').Vendors;
  /** Where submissions are kept and how many days. */
  readonly RETENTION_POLICY: import('@agency/leads/retention.ts').RetentionPolicy;
  /** For which the pages are made, in milliseconds; null where it is the present. */
  readonly MOMENT: number | null;
}

/** What `content/brand.yml` says; see `brandModule` in `site/config/vite-parts.ts`. */
declare module 'virtual:brand' {
  type Brand = import('@agency/content-model/brand/read-brand.ts').Brand;
  export const name: Brand['name'];
  export const mark: Brand['mark'];
  export const colors: Brand['colors'];
  export const typefaces: Brand['typefaces'];
}

declare module 'virtual:brand.css';
