interface ImportMetaEnv {
  /** The outside services that are enabled. Each may be missing. */
  readonly VENDORS: import('@agency/server/settings/settings.ts').Vendors;
  /** Where submissions are stored, and for how many days. */
  readonly RETENTION_POLICY: import('@agency/leads/forms/retention.ts').RetentionPolicy;
  /** The time the pages are built for, in epoch milliseconds. Null means the present. */
  readonly MOMENT: number | null;
}

/** The name and looks of the brand; see `brandModule` in `site/config/vite-parts.ts`. */
declare module 'virtual:brand' {
  type Brand = import('@agency/content-model/brand/read-brand.ts').Brand;
  export const name: Brand['name'];
  export const mark: Brand['mark'];
  export const colors: Brand['colors'];
  export const typefaces: Brand['typefaces'];
}

declare module 'virtual:brand.css';
