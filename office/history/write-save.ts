import { gitNow } from '../git.ts';
import { Refusal } from '../refusal.ts';
import { isSameContent, type Bytes } from './files.ts';
import { beginning, hasHistory, readKept, saves, trailer, unfinished } from './saves.ts';
import type { FileChange } from './saves.ts';

/** Who saved something, as git writes it. */
export interface Author {
  name: string;
  email: string;
}

export interface ChangedFile {
  /** From the root of the checkout: `content/packages.yml`. */
  file: string;
  /** null where the file was not there, or is not any more. */
  before: string | Buffer | null;
  after: string | Buffer | null;
}

export interface NewChange {
  /** What was changed, as the owner reads it: `Price of Elite & Visible: $3999 → $4250`. */
  words: string;
  files: readonly ChangedFile[];
  /** The id of the change that it takes back. */
  undoes?: string;
  /** Left out, it is the owner of the machine. */
  author?: Author | undefined;
}

interface NewSave extends NewChange {
  files: readonly FileChange[];
}

/** Where git does not know who the owner of the machine is. */
const somebody: Author = { name: 'Back office', email: 'back-office@localhost' };

/** Makes the folder a repository, with everything that is in it now as the first commit. */
export const beginHistory = (root: string, { name, email }: Author = somebody): void => {
  if (hasHistory(root)) throw new Refusal('There is a git repository in this folder already.', 409);
  gitNow(root, ['init', '--quiet', '--initial-branch=main']);
  gitNow(root, ['add', '--all']);
  const author = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const unsigned = ['-c', 'commit.gpgSign=false'];
  const message = 'The site as it was when its history began';
  gitNow(root, [...author, ...unsigned, 'commit', '--quiet', '-m', message]);
};

/** The owner of the machine, as git knows her. */
export const ownerOf = (root: string): Author => {
  try {
    const words = String(gitNow(root, ['var', 'GIT_AUTHOR_IDENT']));
    const { name = '', email = '' } = /^(?<name>.*) <(?<email>.*)> /u.exec(words)?.groups ?? {};
    return { name, email };
  } catch {
    // She has not told git who she is.
    return somebody;
  }
};

/** Name, address and time, as git writes them. */
const signatureOf = ({ name, email }: Author): string => {
  const [plainName, plainEmail] = [name, email].map((part) => part.replaceAll(/[<>\n]/gu, ''));
  return `${plainName} <${plainEmail}> ${Math.floor(Date.now() / 1000)} +0000`;
};

const quoted = (file: string): string =>
  `"${file.replaceAll(/["\\]/gu, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}"`;

const dataOf = (content: string | Buffer): Buffer[] => {
  const bytes = Buffer.from(content);
  return [Buffer.from(`data ${bytes.length}\n`), bytes, Buffer.from('\n')];
};

/** A commit as `git fast-import` reads it. */
const commandsFor = (
  signature: string,
  message: string,
  { from, files }: { from: string; files: readonly { file: string; content: Bytes }[] },
): Buffer[] => [
  Buffer.from(`commit ${unfinished}\nmark :1\nauthor ${signature}\ncommitter ${signature}\n`),
  ...dataOf(message),
  Buffer.from(from),
  ...files.flatMap(({ file, content }) =>
    content === null
      ? [Buffer.from(`D ${quoted(file)}\n`)]
      : [Buffer.from(`M 100644 inline ${quoted(file)}\n`), ...dataOf(content)],
  ),
];

/**
 * Makes the commit of a save, and before it one of what somebody has changed by
 * hand in these files since the last one. Says that the save is being carried
 * out, and answers with its id.
 */
export const announceSave = (root: string, { words, files, undoes, author }: NewSave): string => {
  const names = files.map(({ file }) => file);
  const [last, tree, ...known] = readKept(root, [
    saves,
    'HEAD^{tree}',
    ...names.map((file) => `${saves}:${file}`),
  ]);
  const signature = signatureOf(author ?? ownerOf(root));
  const from = last ? `from ${last.id}\n` : tree ? `M 040000 ${tree.id} ""\n` : '';
  const byHand = files
    .filter(({ before }, index) => !isSameContent(known[index]?.content ?? null, before))
    .map(({ file, before }) => ({ file, content: before }));
  const isKnown = byHand.some(
    ({ file, content }) => content === null || known[names.indexOf(file)],
  );
  const first = isKnown
    ? `Edited by hand: ${byHand.map(({ file }) => file).join(', ')}`
    : beginning;
  const isAmong = byHand.length > 0 || !last;
  const subject = words.replaceAll(/\s+/gu, ' ');
  const message = undoes === undefined ? subject : `${subject}\n\n${trailer}: ${undoes}\n`;
  const now = files.map(({ file, after }) => ({ file, content: after }));
  const commands = [
    ...(isAmong ? commandsFor(signature, first, { from, files: byHand }) : []),
    ...commandsFor(signature, message, { from: isAmong ? 'from :1\n' : from, files: now }),
    Buffer.from('get-mark :1\ndone\n'),
  ];
  const input = Buffer.concat(commands);
  return String(gitNow(root, ['fast-import', '--quiet', '--force', '--done'], { input })).trim();
};

export const withdrawSave = (root: string): void => {
  gitNow(root, ['update-ref', '-d', unfinished]);
};

/** Makes a save that was carried out the last one of the line. */
export const keepSave = (root: string, id: string): void => {
  const input = `update ${saves} ${id}\ndelete ${unfinished}\n`;
  gitNow(root, ['update-ref', '--stdin'], { input });
};
