/** A script that a page loads late, written like an island: `<Enhancements client:interaction />`. */
export interface PageScript {
  (): null;
  start: () => void | Promise<void>;
}

export const pageScript = (start: PageScript['start']): PageScript =>
  Object.assign(() => null, { start });

/** Astro's server renderer for page scripts, which render nothing. */
export default {
  name: 'page-script',
  check: (component: unknown): boolean => typeof component === 'function' && 'start' in component,
  renderToStaticMarkup: (): { html: string } => ({ html: '' }),
};
