import { buildFolder, listBuilds } from '@agency/tooling/build/builds.ts';
import { readEntriesOf } from '@agency/content-model/reader/read-entries.ts';
import { gitNow } from '../git.ts';
import { readBytes } from './files.ts';
import { hasHistory, keptContents, readChanges } from './saves.ts';

/** What a file held at a moment, in ISO 8601. */
export interface Version {
  at: string;
  content: Buffer;
}

const savedVersions = (root: string, file: string) =>
  readChanges(root).flatMap(({ at, files }) =>
    files
      .filter((one) => one.file === file)
      .flatMap(({ before, after }) => [
        { at, read: () => keptContents(root, [after])[0] },
        { at, read: () => keptContents(root, [before])[0] },
      ]),
  );

const publishedVersions = (root: string, file: string) =>
  listBuilds(root).map(({ id, note: { at } }) => ({
    at,
    read: () => readBytes(buildFolder(root, id), file),
  }));

const committedVersions = (root: string, file: string) => {
  if (!hasHistory(root)) return [];
  const format = ['--all', '--format=%H %aI', '--max-count=20'];
  const log = String(gitNow(root, ['log', ...format, '--', file])).trim();
  return log.split('\n').flatMap((line) => {
    const [commit, at] = line.split(' ');
    return at === undefined
      ? []
      : [{ at, read: () => keptContents(root, [`${commit}:${file}`])[0] }];
  });
};

const isReadable = (file: string, content: Buffer): boolean => {
  const { entries, problems } = readEntriesOf(file, String(content));
  return entries.length > 0 && problems.length === 0;
};

/** The newest version of a file of the content that can be read, of those that were saved, published or committed. */
export const lastReadable = (root: string, file: string): Version | undefined => {
  const versions = [
    ...savedVersions(root, file),
    ...publishedVersions(root, file),
    ...committedVersions(root, file),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  for (const { at, read } of versions) {
    const content = read();
    if (content && isReadable(file, content)) return { at, content };
  }
  return undefined;
};
