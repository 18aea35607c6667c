import { createHash } from 'node:crypto';
import { codings, type Coding } from './compression.ts';

/** One encoding of a file with everything that is said about it. Header lists alternate names and values, as `writeHead` takes them. */
export interface Representation {
  body: Buffer;
  etag: string;
  headers: string[];
  headersWhenUnchanged: string[];
}

/** A file as it is held in memory; `identity` is its plain form. */
export type ServedFile = { identity: Representation } & Partial<Record<Coding, Representation>>;

export interface FileContents {
  plain: Buffer;
  compressed: Partial<Record<Coding, Buffer>>;
}

/** A file ready to be sent with these headers, to which those that depend on the encoding are added. */
export const servedFile = (
  { plain, compressed }: FileContents,
  headers: Readonly<Record<string, string>>,
): ServedFile => {
  const { 'Content-Type': type = 'application/octet-stream', ...always } = headers;
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const represent = (body: Buffer, coding?: Coding): Representation => {
    const etag = coding ? `"${digest}-${coding}"` : `"${digest}"`;
    const unchanged = Object.entries({ ...always, ETag: etag, Vary: 'Accept-Encoding' }).flat();
    const content = ['Content-Type', type, 'Content-Length', String(body.length)];
    const encoding = coding ? ['Content-Encoding', coding] : [];
    return {
      body,
      etag,
      headers: [...content, ...encoding, ...unchanged],
      headersWhenUnchanged: unchanged,
    };
  };
  const file: ServedFile = { identity: represent(plain) };
  for (const coding of codings) {
    const body = compressed[coding];
    if (body) file[coding] = represent(body, coding);
  }
  return file;
};
