import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from '@agency/tooling/build/write-whole.ts';
import { titleOfFile } from '../file-titles.ts';
import { gitAnswer, gitNow } from '../git.ts';
import { Refusal } from '../refusal.ts';

/** The content of a file; null when there is no file. */
export type Bytes = Buffer | null;

export const isSameContent = (one: Bytes, other: Bytes): boolean =>
  one === null || other === null ? one === other : one.equals(other);

/** The current content of a file; its name is relative to the root of the checkout. */
export const readBytes = (root: string, file: string): Bytes => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path) : null;
};

const removeEmptyFolders = (root: string, folder: string): void => {
  if (folder.split('/').length < 2 || readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeEmptyFolders(root, dirname(folder));
};

/** Replaces the content of a file; null removes it, and the folders that become empty. */
export const replaceFile = (root: string, file: string, content: Bytes): void => {
  if (content !== null) {
    writeWhole(join(root, file), content);
  } else if (existsSync(join(root, file))) {
    rmSync(join(root, file));
    removeEmptyFolders(root, dirname(file));
  }
};

/** A save, read from its commit. */
export interface StoredChange {
  /** The hash of the commit. */
  id: string;
  /** ISO 8601. */
  at: string;
  author: string;
  words: string;
  /** With the hashes of git's blobs; all zeros when there was no file. */
  files: { file: string; before: string; after: string }[];
  /** The change that this one undoes. */
  undoes?: string;
}

/** The content of a file before and after a change. */
export interface FileChange {
  file: string;
  before: Bytes;
  after: Bytes;
}

/** The saves are a separate line of commits, outside of all branches. */
const saves = 'refs/back-office/saves';
/** The save in progress, so that a crash can be recovered from. */
const unfinished = 'refs/back-office/saving';

const trailer = 'Undoes';

/** The message of a commit with the content of files before their first save; nobody's change. */
const beginning = 'As it was before it was saved here';

/** Whether the folder is a git repository, so that a history can be kept. */
export const hasHistory = (root: string): boolean => existsSync(join(root, '.git'));

/** The git object under each of these names, with its hash; undefined when there is none. */
const readKept = (root: string, names: readonly string[]) => {
  // Without names, git is not run: there may be no repository.
  if (names.length === 0) return [];
  const input = names.map((name) => `${name}\n`).join('');
  let rest = gitNow(root, ['cat-file', '--batch'], { input });
  // For each name a line with id, type and size, then the content; or a line that ends with "missing".
  return names.map(() => {
    const end = rest.indexOf('\n');
    const line = String(rest.subarray(0, end));
    rest = rest.subarray(end + 1);
    if (line.endsWith(' missing')) return undefined;
    const [id = '', , size = ''] = line.split(' ');
    const content = rest.subarray(0, Number(size));
    rest = rest.subarray(content.length + 1);
    return { id, content };
  });
};

/** The content of the git object under each of these names; null when there is none. */
export const keptContents = (root: string, names: readonly string[]): Bytes[] =>
  readKept(root, names).map((kept) => kept?.content ?? null);

/** A save that was not completed. */
export const unfinishedSave = (root: string): StoredChange | undefined =>
  hasHistory(root) ? readAll(root, ['--max-count=1', `--glob=${unfinished}*`])[0] : undefined;

const trailerFormat = `%(trailers:key=${trailer},valueonly,separator=)`;

// NUL is the one character that neither a message nor a file name can contain.
const format = `--format=${['%H', '%aI', '%an', '%s', trailerFormat].join('%x00')}`;

const diff = ['diff-tree', '--stdin', '-r', '-z', '--no-renames', format];

const readAll = (root: string, range: readonly string[]): StoredChange[] => {
  const input = gitNow(root, ['rev-list', '--reverse', ...range]);
  const parts = String(gitNow(root, diff, { input })).split('\0');
  const changes: StoredChange[] = [];
  let at = 0;
  while (at + 1 < parts.length) {
    const [id = '', time = '', author = '', words = '', undoes = ''] = parts.slice(at, (at += 5));
    const files: StoredChange['files'] = [];
    // For each file `:100644 100644 before after M`, then its name.
    for (; parts[at]?.trimStart().startsWith(':'); at += 2) {
      const [, , before = '', after = ''] = (parts[at] ?? '').trim().split(' ');
      files.push({ file: parts[at + 1] ?? '', before, after });
    }
    changes.push({ id, at: time, author, words, files, ...(undoes !== '' && { undoes }) });
  }
  return changes.filter(({ words }) => words !== beginning);
};

/** How many saves are read; git keeps the older ones too. */
const mostChanges = 1000;

/** The saves, oldest first; empty when no history is kept. */
export const readChanges = (root: string): StoredChange[] =>
  hasHistory(root) ? readAll(root, [`--max-count=${mostChanges}`, `--glob=${saves}*`]) : [];

/** The author of a save, as git records it. */
export interface Author {
  name: string;
  email: string;
}

export interface ChangedFile {
  /** Relative to the root of the checkout: `content/packages.yml`. */
  file: string;
  /** The content that the change was based on, null for no file; defaults to the current content. */
  before?: string | Buffer | null;
  /** null removes the file. */
  after: string | Buffer | null;
}

export interface NewChange {
  /** What was changed, as the owner reads it: `Price of Elite & Visible: $3999 → $4250`. */
  words: string;
  files: readonly ChangedFile[];
  /** The id of the change that it undoes. */
  undoes?: string;
  /** Defaults to the owner of the machine. */
  author?: Author | undefined;
}

/** The author when git has no identity for the owner of the machine. */
const somebody: Author = { name: 'Back office', email: 'back-office@localhost' };

/** Makes the folder a repository, with its current content as the first commit. */
export const beginHistory = (root: string, { name, email }: Author = somebody): void => {
  if (hasHistory(root)) throw new Refusal('A history is kept already.', 409);
  gitNow(root, ['init', '--quiet', '--initial-branch=main']);
  gitNow(root, ['add', '--all']);
  const author = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  const unsigned = ['-c', 'commit.gpgSign=false'];
  const message = 'The site as it was when its history began';
  gitNow(root, [...author, ...unsigned, 'commit', '--quiet', '-m', message]);
};

/** The owner of the machine, as configured in git. */
export const ownerOf = (root: string): Author => {
  try {
    const words = gitAnswer(root, ['var', 'GIT_AUTHOR_IDENT']);
    const { name = '', email = '' } = /^(?<name>.*) <(?<email>.*)> /u.exec(words)?.groups ?? {};
    return { name, email };
  } catch {
    // Git has no identity configured.
    return somebody;
  }
};

/** Name, email address and time, in git's format. */
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

/** A commit as input for `git fast-import`. */
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
 * Creates the commit of a save, preceded by one with what was edited by hand in
 * these files since the last save. Marks the save as in progress, and returns its id.
 */
export const announceSave = (
  root: string,
  { words, undoes, author }: NewChange,
  files: readonly FileChange[],
): string => {
  const [last, tree, ...kept] = readKept(root, [
    saves,
    'HEAD^{tree}',
    ...files.map(({ file }) => `${saves}:${file}`),
  ]);
  const signature = signatureOf(author ?? ownerOf(root));
  const from = last ? `from ${last.id}\n` : tree ? `M 040000 ${tree.id} ""\n` : '';
  const byHand = files
    .map(({ file, before }, index) => ({
      file,
      content: before,
      known: kept[index]?.content ?? null,
    }))
    .filter(({ content, known }) => !isSameContent(known, content));
  const first = byHand.some(({ known }) => known)
    ? `Changed outside of the back office: ${byHand.map(({ file }) => titleOfFile(file)).join(', ')}`
    : beginning;
  const needsBaseline = byHand.length > 0 || !last;
  const subject = words.replaceAll(/\s+/gu, ' ');
  const message = undoes === undefined ? subject : `${subject}\n\n${trailer}: ${undoes}\n`;
  const now = files.map(({ file, after }) => ({ file, content: after }));
  const commands = [
    ...(needsBaseline ? commandsFor(signature, first, { from, files: byHand }) : []),
    ...commandsFor(signature, message, { from: needsBaseline ? 'from :1\n' : from, files: now }),
    Buffer.from('get-mark :1\ndone\n'),
  ];
  const input = Buffer.concat(commands);
  return gitAnswer(root, ['fast-import', '--quiet', '--force', '--done'], { input });
};

export const withdrawSave = (root: string): void => {
  gitNow(root, ['update-ref', '-d', unfinished]);
};

/** Makes a completed save the latest one of the line. */
export const keepSave = (root: string, id: string): void => {
  const input = `update ${saves} ${id}\ndelete ${unfinished}\n`;
  gitNow(root, ['update-ref', '--stdin'], { input });
};
