import { checkEntry } from './check-entries.ts';
import { checkNames } from './check-names.ts';
import { checkReferences } from './check-references.ts';
import { checkWhole, strangeTemplate } from './check-whole.ts';
import { inOrder, type Problem } from './problem.ts';
import { readEntries } from './read-entries.ts';

/**
 * Everything that is wrong with the files of `content/` below a root folder,
 * by file and line. Reads the files themselves and builds nothing.
 */
export const checkFiles = async (root: string): Promise<Problem[]> => {
  const { entries, files, problems } = readEntries(root);
  const collections = Map.groupBy(entries, ({ collection }) => collection);
  const wrong = entries.flatMap((entry) => {
    const stranger = strangeTemplate(entry);
    return stranger ? [stranger] : checkEntry(entry, collections.get(entry.collection) ?? []);
  });
  // What a file that cannot be read would hold is missed elsewhere; only the file itself is at fault.
  if (problems.length > 0) return inOrder([...problems, ...wrong]);
  return inOrder([
    ...wrong,
    ...checkNames(entries),
    ...(await checkReferences(root, entries)),
    ...checkWhole(root, entries, files),
  ]);
};
