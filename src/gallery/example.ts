import type { ReactElement } from 'react';

/** What is not reached by props alone. */
export interface Example {
  show: ReactElement;
  /**
   * Brings it into a state that no prop has: opens a menu or a dialog, scrolls
   * to the end. Runs in the browser, so it uses nothing from outside itself.
   */
  prepare?: (root: Element) => void;
}

/** Components and sections by name, each in its states. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactElement | Example>>>>;
