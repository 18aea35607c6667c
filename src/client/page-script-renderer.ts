// What Astro asks of a renderer while it makes a page: a page script has nothing to show.
export default {
  name: 'page-script',
  check: (component: unknown): boolean => typeof component === 'function' && 'start' in component,
  renderToStaticMarkup: (): { html: string } => ({ html: '' }),
};
