import { loadOutsideScript } from './outside-script.ts';

/** Loads the email-marketing script that a page names. The page works without it, so a failure is only logged. */
export const startEmailMarketing = (): void => {
  const address =
    document.querySelector<HTMLElement>('[data-email-marketing]')?.dataset['emailMarketing'];
  if (address) loadOutsideScript(address).catch((error: unknown) => console.warn(error));
};
