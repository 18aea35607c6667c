interface ImportMetaEnv {
  /** The agency's time zone, in the server's renderer only; see `tooling/build/render.vite.config.ts`. */
  readonly TIME_ZONE: string;
  /** When the agency answers, there too. */
  readonly BUSINESS_HOURS: { days: string[]; from: number; to: number; timeZone: string };
  /** Where submissions are kept and how many days, there too. */
  readonly RETENTION_POLICY: object;
  /** Who is told of security holes, there too. */
  readonly SECURITY_CONTACT: string;
  /** The new address by the old one, there too. */
  readonly REDIRECTS: Readonly<Record<string, string>>;
}

/** What `content/brand.yml` says; see `brandModule` in `tooling/build/vite-parts.ts`. */
declare module 'virtual:brand' {
  type Brand = import('@agency/content-model/brand/read-brand.ts').Brand;
  export const name: Brand['name'];
  export const mark: Brand['mark'];
  export const colors: Brand['colors'];
  export const typefaces: Brand['typefaces'];
}

declare module 'virtual:brand.css';
