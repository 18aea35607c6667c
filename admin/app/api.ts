import type { Problem } from './api-types.ts';

/** What the back office refused or could not do, in a sentence for the owner. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: number;
  readonly problems: readonly Problem[];
  /** Everything that was answered. */
  readonly answer: unknown;
  constructor(status: number, answer: { message?: string; problems?: readonly Problem[] }) {
    super(answer.message ?? 'Something went wrong, and nothing was changed.');
    this.status = status;
    this.problems = answer.problems ?? [];
    this.answer = answer;
  }
}

const unreachable =
  'The back office doesn’t answer. Is “npm run admin” still running in the terminal? What you typed is kept here.';

export type Query = Readonly<Record<string, string | number | undefined>>;

/** An address of the API with what is asked for; what is undefined or empty is left out. */
export const address = (path: string, query: Query = {}): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return entries.length === 0 ? path : `${path}?${search}`;
};

const send = async (url: string, request: RequestInit): Promise<unknown> => {
  const response = await fetch(url, request).catch(() => {
    throw new Refused(0, { message: unreachable });
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refused(response.status, answer as object);
  return answer;
};

export const get = async <Answer>(path: string, query?: Query): Promise<Answer> =>
  (await send(address(path, query), {})) as Answer;

type Method = 'POST' | 'PUT' | 'DELETE';

/** Sends something to be done. Rejects with `Refused`. */
export const ask = async <Answer = object>(
  method: Method,
  path: string,
  body?: object,
): Promise<Answer> =>
  (await send(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  })) as Answer;

export const sendPicture = async <Answer>(file: File, collection: string): Promise<Answer> =>
  (await send(address('/api/pictures', { name: file.name, for: collection }), {
    method: 'POST',
    body: file,
    headers: { 'Content-Type': 'application/octet-stream' },
  })) as Answer;

/** What went wrong, in words; a sentence that ends with a colon goes on with the problems. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const goesOn = error instanceof Refused && error.message.endsWith(':');
  const problems = goesOn ? error.problems.map(({ message }) => message) : [];
  return [error.message, ...problems].join(' ');
};
