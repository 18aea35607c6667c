const loading = new Map<string, Promise<void>>();

const load = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    if (address.endsWith('.mjs')) script.type = 'module';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
    document.head.append(script);
  });

/** Loads the script of an outside service, once a page. Rejects where it does not come. */
export const loadOutsideScript = (address: string): Promise<void> => {
  const script = loading.get(address) ?? load(address);
  loading.set(address, script);
  return script;
};
