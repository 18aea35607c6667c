/**
 * Lets the page be put on a home screen. In the page itself, where it stands
 * for browsers without script, the link costs a connection of its own, since
 * browsers ask for it without cookies, and that before the first picture.
 */
export const linkManifest = (): void => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'manifest', href: '/manifest.webmanifest' });
  document.head.append(link);
};
