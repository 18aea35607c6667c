/** A new id for a submission: 128 random bits. `crypto.randomUUID` exists on secure origins only. */
export const newSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The id under which a browser tab sends a form: the same one on every page,
 * so that joining twice counts once. It is gone with the tab.
 */
export const submissionIdOfTab = (form: string): string => {
  try {
    const id = sessionStorage.getItem(form) ?? newSubmissionId();
    sessionStorage.setItem(form, id);
    return id;
  } catch {
    // Storage is forbidden; then every page has an id of its own.
    return newSubmissionId();
  }
};
