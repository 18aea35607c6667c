interface ImportMetaEnv {
  /** The outside services that are switched on; every one of them may be missing. */
  readonly VENDORS: import('@agency/server/settings/settings.ts').Vendors;
  /** Where submissions are kept and how many days. */
  readonly RETENTION_POLICY: import('@agency/leads/retention.ts').RetentionPolicy;
  /** For which the pages are made, in milliseconds; null where it is the present. */
  readonly MOMENT: number | null;
  /** The agency's time zone, in the server's renderer only; see `site/config/render-config.ts`. */
  readonly TIME_ZONE: string;
  /** When the agency answers, there too. */
  readonly BUSINESS_HOURS: { days: string[]; from: number; to: number; timeZone: string };
  /** Who is told of security holes, there too. */
  readonly SECURITY_CONTACT: string;
  /** The new address by the old one, there too. */
  readonly REDIRECTS: Readonly<Record<string, string>>;
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
