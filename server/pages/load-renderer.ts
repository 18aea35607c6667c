import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SiteNotBuilt } from '../site-not-built.ts';
import type { RenderSlot } from './slots.ts';

/** What the build leaves in `render/render-slot.js`. */
export interface Renderer {
  renderSlot: RenderSlot;
  /** The brand name. */
  siteName: string;
  /** Where submissions are kept and how many days, as the privacy page says it. */
  promises: object;
  /** Who is told of security holes: an address or a mailto: link. */
  securityContact: string;
}

/** Imports the build's renderer. Rejects with `SiteNotBuilt` where there is none. */
export const loadRenderer = async (distDirectory: string): Promise<Renderer> => {
  const file = join(distDirectory, 'render', 'render-slot.js');
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      throw new SiteNotBuilt(file);
    }
    throw error;
  }
};
