/** Where running parts report what they do. Takes no personal data: ids, counts and codes only. */
export interface Log {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
