import type { Prepared } from './bring-together.ts';
import { git, gitSucceeds, isAncestor } from '../git.ts';
import type { Upstream } from './publish-way.ts';

/** Names the commits that are on their way, in case this program is killed before they are part of the branch here. */
const pending = { commit: 'refs/back-office/pushing', own: 'refs/back-office/own' };

/** Makes what was pushed the state of the branch here. What was saved meanwhile stays as it is, to be published next. */
const takeOver = async (root: string, { commit, own, head }: Prepared): Promise<void> => {
  await git(root, ['update-ref', '-m', 'published', 'HEAD', own, head]);
  await git(root, ['reset', '--quiet', '--', 'content']);
  // Refused where a file of theirs was saved here meanwhile: the next publication brings it together.
  if (commit !== own) await gitSucceeds(root, 'merge', '--ff-only', '--quiet', commit);
};

const forget = async (root: string): Promise<void> => {
  for (const name of Object.values(pending)) await git(root, ['update-ref', '-d', name]);
};

/** Where a push was cut short after the repository had taken it, it becomes part of the branch here. */
export const finishPush = async (root: string): Promise<void> => {
  const read = (name: string) => git(root, ['rev-parse', '--verify', '--quiet', name]);
  if (!(await gitSucceeds(root, 'rev-parse', '--verify', '--quiet', pending.commit))) return;
  const head = await read('HEAD');
  const [commit, own] = [await read(pending.commit), await read(pending.own)];
  const isTaken = await isAncestor(root, commit, '@{upstream}');
  if (isTaken && (await isAncestor(root, head, own))) await takeOver(root, { commit, own, head });
  await forget(root);
};

/**
 * Pushes what is prepared. Where it is refused, nothing has changed here. Where
 * it went out and cannot become part of the branch here (the disk is full,
 * somebody has just committed), the next publication makes up for that.
 */
export const push = async (
  root: string,
  { remote, branch }: Upstream,
  prepared: Prepared,
): Promise<void> => {
  await git(root, ['update-ref', pending.commit, prepared.commit]);
  await git(root, ['update-ref', pending.own, prepared.own]);
  await git(root, ['push', '--quiet', remote, `${prepared.commit}:${branch}`]);
  await takeOver(root, prepared)
    .then(() => forget(root))
    .catch((error: unknown) => console.error(error));
};
