import { buildFolder, listBuilds } from '@agency/tooling/build/builds.ts';
import { readEntriesOf } from '@agency/content-model/reader/read-entries.ts';
import { gitAnswer } from '../git.ts';
import { hasHistory, keptContents, readBytes, readChanges } from './saves.ts';

/** The content of a file at a point in time, in ISO 8601. */
export interface Version {
  at: string;
  content: Buffer;
}

/** What was saved here, newest first. */
const savedVersions = (root: string, file: string) =>
  readChanges(root)
    .toReversed()
    .flatMap(({ at, files }) =>
      files
        .filter((one) => one.file === file)
        .map(({ after }) => ({ at, read: () => keptContents(root, [after])[0] })),
    );

const publishedVersions = (root: string, file: string) =>
  listBuilds(root).map(({ id, note: { at } }) => ({
    at,
    read: () => readBytes(buildFolder(root, id), file),
  }));

const committedVersions = (root: string, file: string) => {
  if (!hasHistory(root)) return [];
  const log = gitAnswer(root, ['log', '--all', '--format=%H %aI', '--', file]);
  return log.split('\n').flatMap((line) => {
    const [commit, at] = line.split(' ');
    return at === undefined
      ? []
      : [{ at, read: () => keptContents(root, [`${commit}:${file}`])[0] }];
  });
};

/** Whether a version of a content file can't be read at all. */
export const isUnreadable = (file: string, content: string | Buffer | null): boolean => {
  if (content === null) return false;
  const { entries, problems } = readEntriesOf(file, String(content));
  return entries.length === 0 && problems.length > 0;
};

const isReadable = (file: string, content: Buffer): boolean => {
  const { entries, problems } = readEntriesOf(file, String(content));
  return entries.length > 0 && problems.length === 0;
};

/**
 * The newest valid version of a content file, as it was saved. Only a file that was never saved here
 * is looked for in what was published or committed: after a rollback, an old version is the newest there.
 */
export const lastReadable = (root: string, file: string): Version | undefined => {
  const others = [...publishedVersions(root, file), ...committedVersions(root, file)].sort(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  for (const { at, read } of [...savedVersions(root, file), ...others]) {
    const content = read();
    if (content && isReadable(file, content)) return { at, content };
  }
  return undefined;
};
