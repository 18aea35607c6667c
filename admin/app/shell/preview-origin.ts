import type { Office } from '../api-types.ts';

/** Where the preview of the site is: an origin of its own, where people sign in by its name, and on one's own machine by its port. */
export const previewOrigin = ({ preview }: Office): string =>
  preview.origin ?? `http://${location.hostname}:${preview.port}`;
