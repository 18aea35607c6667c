const keyOf = (name: string) => `back-office:${name}`;

/** What this browser keeps under a name; undefined where that is nothing, or the storage is forbidden. */
export const readKept = (name: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps something in this browser, or nothing anymore. Tells whether it is kept: the storage may be full or forbidden. */
export const keep = (name: string, value: object | undefined): boolean => {
  try {
    if (value) localStorage.setItem(keyOf(name), JSON.stringify(value));
    else localStorage.removeItem(keyOf(name));
    return true;
  } catch {
    return false;
  }
};
