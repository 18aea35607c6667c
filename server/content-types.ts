/** By suffix of the file name; the first match wins. */
const types: Readonly<Record<string, string>> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

/** The media type of a file, by its name or path. */
export const contentType = (name: string): string =>
  Object.entries(types).find(([end]) => name.toLowerCase().endsWith(end))?.[1] ??
  'application/octet-stream';

/** Whether a file is worth compressing: text is; pictures, fonts and videos are compressed already. */
export const isCompressible = (name: string): boolean =>
  contentType(name).endsWith('charset=utf-8');
