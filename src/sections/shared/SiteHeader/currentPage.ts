/** Marks the link to the page the visitor is on. */
export const currentPage = (href: string, currentPath: string): { 'aria-current'?: 'page' } =>
  href === currentPath ? { 'aria-current': 'page' } : {};
