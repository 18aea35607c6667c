/** The day after `updated:` at the head of a content file, which readers see on the page. */
export const statedDay = (text: string): string | undefined =>
  /^updated: ['"]?(\d{4}-\d{2}-\d{2})/mu.exec(text)?.[1];
