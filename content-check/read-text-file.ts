import { readFileSync } from 'node:fs';

/** Why there is no text, and what to do, in sentences without the last full stop. */
export interface Unreadable {
  message: string;
}

const noFile =
  'This is a link that leads to no file. Put the file itself in its place, or remove the link';

const reasons: Readonly<Record<string, string>> = {
  EISDIR: 'This is a folder, and a file belongs here. Move what is in it, and remove the folder',
  ELOOP: noFile,
  ENOENT: noFile,
  EACCES: 'The file may not be read. Give the user of this program the right to read and write it',
  ERR_ENCODING_INVALID_ENCODED_DATA:
    'The file is not saved as UTF-8. Save it again with that encoding',
};

/** The text of a file, or why there is none. */
export const readTextFile = (path: string): string | Unreadable => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    return { message: reasons[code] ?? `The file cannot be read (${code})` };
  }
};
