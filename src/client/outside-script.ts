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

/** Loads the email-marketing script that a page names. The page works without it, so a failure is only logged. */
export const startEmailMarketing = (): void => {
  const address =
    document.querySelector<HTMLElement>('[data-email-marketing]')?.dataset['emailMarketing'];
  if (address) loadOutsideScript(address).catch((error: unknown) => console.warn(error));
};
