import type { Vendors } from '../settings/settings.ts';
import { inlineHashes } from './inline-hashes.ts';
import type { Page } from './site.ts';
import { vendorSources } from './vendor-sources.ts';

/** The PDF viewers of browsers are pages of their own, which our policy for pages would break. */
const forViewers = "frame-ancestors 'none'";

const isEmbedded = (document?: Page) => document?.path.startsWith('/embed/') ?? false;

/** Tells the Content-Security-Policy of a document, or of an answer that is none. */
export const contentSecurityPolicy =
  (vendors: Vendors, encrypted: boolean) =>
  (document?: Page): string => {
    if (document?.path.endsWith('.pdf')) return forViewers;
    const allowed = vendorSources(vendors, document);
    const ownFrames = document?.html.includes('<iframe') ? ["'self'"] : [];
    const frames = [...ownFrames, ...allowed.frame];
    const { scripts, styles } = inlineHashes(document?.html ?? '');
    const directives = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...scripts, ...allowed.script],
      'style-src': ["'self'", ...styles],
      'img-src': ["'self'", 'data:', ...allowed.image],
      'font-src': ["'self'"],
      'connect-src': ["'self'", ...allowed.connect],
      'manifest-src': ["'self'"],
      ...(frames.length > 0 && { 'frame-src': frames }),
      'form-action': ["'self'"],
      'base-uri': ["'none'"],
      'frame-ancestors': [isEmbedded(document) ? "'self'" : "'none'"],
      ...(encrypted && { 'upgrade-insecure-requests': [] }),
    };
    return Object.entries(directives)
      .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
      .join(';');
  };
