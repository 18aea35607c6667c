type Storage = 'localStorage' | 'sessionStorage';

/** The stored text. Returns undefined when there is none, or when browser storage is missing or blocked. */
export const readStored = (key: string, storage: Storage = 'localStorage'): string | undefined => {
  try {
    return globalThis[storage].getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text; `undefined` removes it. Does nothing when browser storage is missing, full or blocked. */
export const writeStored = (
  key: string,
  text: string | undefined,
  storage: Storage = 'localStorage',
): void => {
  try {
    if (text === undefined) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // Safe to ignore: the form still holds what was typed.
  }
};
