import { createHash } from 'node:crypto';
import type { Coding } from './compression.ts';

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
  /** The media type. */
  type: string;
  plain: Buffer;
  compressed: Partial<Record<Coding, Buffer>>;
}

const digestOf = (content: Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);

/** A file ready to be sent with these headers, to which those that depend on its contents are added. */
export const servedFile = (
  { type, plain, compressed }: FileContents,
  headers: Readonly<Record<string, string>>,
): ServedFile => {
  const digest = digestOf(plain);
  const represent = (body: Buffer, coding?: Coding): Representation => {
    const etag = coding ? `"${digest}-${coding}"` : `"${digest}"`;
    const always = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
    const content = {
      'Content-Type': type,
      'Content-Length': String(body.length),
      ...(coding && { 'Content-Encoding': coding }),
    };
    return {
      body,
      etag,
      headers: Object.entries({ ...content, ...always }).flat(),
      headersWhenUnchanged: Object.entries(always).flat(),
    };
  };
  return {
    identity: represent(plain),
    ...(compressed.br && { br: represent(compressed.br, 'br') }),
    ...(compressed.gzip && { gzip: represent(compressed.gzip, 'gzip') }),
  };
};
