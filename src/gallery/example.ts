import type { ReactNode } from 'react';

/** A component or a section in one of its states; shown in the gallery, checked by the tests. */
export interface Example {
  /** Unique in its file. */
  state: string;
  show: ReactNode;
  /** It exists in narrow windows only. */
  isNarrow?: boolean;
  /**
   * Brings it into a state that no prop has: opens a menu or a dialog, scrolls
   * to the end. Runs in the browser, so it uses nothing from outside itself.
   */
  prepare?: (root: Element) => void;
}
