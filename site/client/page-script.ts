/** A script that a page fetches late, written in a page like an island: `<Enhancements client:interaction />`. */
export interface PageScript {
  (): null;
  start: () => void | Promise<void>;
}

export const pageScript = (start: PageScript['start']): PageScript =>
  Object.assign(() => null, { start });

/** What Astro asks of a renderer while it makes a page: a page script has nothing to show. */
export default {
  name: 'page-script',
  check: (component: unknown): boolean => typeof component === 'function' && 'start' in component,
  renderToStaticMarkup: (): { html: string } => ({ html: '' }),
};
