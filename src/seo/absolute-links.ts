/** HTML whose links and pictures inside the site carry its origin, so that they work in a feed reader. */
export const absoluteLinks = (html: string, origin: string): string =>
  html.replace(/\b(href|src)="(\/(?!\/)[^"]*)"/gu, (_, name: string, path: string) => {
    return `${name}="${origin}${path}"`;
  });
