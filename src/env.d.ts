interface ImportMetaEnv {
  /** The brand name, in the server's renderer only; see `build/render.vite.config.ts`. */
  readonly SITE_NAME: string;
  /** The agency's time zone, there too. */
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
