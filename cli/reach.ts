/** Longest time one answer may take, in milliseconds. */
const timeout = 20_000;

/** Why there is no answer, by the codes of Node's sockets and of its `fetch`. */
const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no server of that name',
  EAI_AGAIN: 'names cannot be looked up just now; is this machine online?',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'the connection was cut off',
  EHOSTUNREACH: 'there is no way to that machine',
  ENETUNREACH: 'there is no way to that network; is this machine online?',
  ETIMEDOUT: 'it did not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'it did not answer in time',
  UND_ERR_SOCKET: 'the connection was cut off',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

const reasonFor = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = 'code' in cause ? String(cause.code) : cause.message;
  return reasons[code] ?? code;
};

/** `fetch`, with a deadline. Rejects with one sentence that names the address and why it was not reached. */
export const reach = async (address: string, request: RequestInit = {}): Promise<Response> => {
  try {
    return await fetch(address, { ...request, signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    throw new Error(`${address} was not reached: ${reasonFor(error)}.`, { cause: error });
  }
};
