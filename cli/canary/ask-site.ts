import { canaryHeader, signCanary } from '../../leads/canary/signature.ts';

export interface SiteAccess {
  /** The address of the site, without a path. */
  siteUrl: string;
  key: string;
}

/** Longest time one answer may take, in milliseconds. */
const patience = 20_000;

const causeOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.message;
  return error instanceof Error ? error.message : String(error);
};

/** Sends a request to the site, signed as a test of ourselves. Rejects with one sentence where no answer comes. */
export const askSite = async (
  { siteUrl, key }: SiteAccess,
  method: 'GET' | 'POST' | 'DELETE',
  { path, form }: { path: string; form?: Readonly<Record<string, string>> },
): Promise<Response> => {
  try {
    return await fetch(siteUrl + path, {
      method,
      headers: {
        accept: path.includes('canary') || form ? 'application/json' : '*/*',
        [canaryHeader]: signCanary(key, { method, path }, new Date()),
        ...(form && { origin: siteUrl }),
      },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    throw new Error(`${siteUrl}${path} does not answer (${causeOf(error)}).`, { cause: error });
  }
};
