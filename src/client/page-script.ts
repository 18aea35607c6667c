/** A script that a page fetches late, written in a page like an island: `<Enhancements client:interaction />`. */
export interface PageScript {
  (): null;
  start: () => void | Promise<void>;
}

export const pageScript = (start: PageScript['start']): PageScript =>
  Object.assign(() => null, { start });
