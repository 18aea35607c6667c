/**
 * The browser's storage, which may be missing, full or forbidden: then reading
 * finds nothing and writing does nothing.
 */

/** The stored text, if there is any. */
export const readStored = (key: string): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text, or removes it where `undefined` is given. */
export const writeStored = (key: string, text: string | undefined): void => {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing depends on it: the form still holds what was typed.
  }
};
