const prefetched = new Set([location.pathname]);

const prefetch = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (!link || link.origin !== location.origin || link.search || prefetched.has(link.pathname))
    return;
  // Only pages: what has an extension is a file to be asked for on purpose.
  if (link.hasAttribute('download') || link.target || link.pathname.includes('.')) return;
  prefetched.add(link.pathname);
  const hint = document.createElement('link');
  Object.assign(hint, { rel: 'prefetch', href: link.pathname });
  document.head.append(hint);
};

/** Fetches the next page when its link is hovered or touched, in browsers that do not know speculation rules. */
export const prefetchOnHover = (): void => {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  for (const sign of ['pointerover', 'touchstart', 'focusin'] as const)
    addEventListener(sign, prefetch, { passive: true });
};
