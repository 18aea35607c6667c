/** A new id for a submission: 128 random bits. `crypto.randomUUID` exists on secure origins only. */
export const newSubmissionId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
