import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf, type SavedMark } from '../../build/builds.ts';
import { Refusal } from '../refusal.ts';
import { bringTogether, type Prepared } from './bring-together.ts';
import { isSameContent, readBytes } from '../history/files.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import { git, gitSucceeds, isAncestor } from '../git.ts';
import { inTurn, type Work } from './job.ts';
import type { Publication, Upstream } from './publish-way.ts';
import { makeChange } from '../history/history.ts';
import { keptContents } from '../history/saves.ts';
import type { Author } from '../history/write-save.ts';
import { contentAt, exportCommit, listPushed } from './pushed-states.ts';
import { publishedCommit, unpushedFiles } from './pushed-states.ts';
import type { Choices } from './settle.ts';
import { timeZoneIn } from '../content/entries.ts';
import type { Chosen, Unpublished } from './pending.ts';
import { prepareRelease } from './release.ts';

/** Which saves were pushed. */
const pushedMark = (root: string) => join(root, 'data/admin/pushed.json');

const readMark = (root: string): SavedMark =>
  existsSync(pushedMark(root))
    ? (JSON.parse(readFileSync(pushedMark(root), 'utf8')) as SavedMark)
    : {};

/** What was saved and not pushed. */
export const unpublishedByPush = async (root: string): Promise<Unpublished> => {
  const base = await publishedCommit(root);
  const files = await unpushedFiles(root, base);
  const before = keptContents(
    root,
    files.map((file) => `${base}:${file}`),
  );
  return {
    files: files.map((file, index) => ({
      file,
      before: before[index] ?? null,
      after: readBytes(root, file),
    })),
    mark: readMark(root),
    timeZone: timeZoneIn(root),
  };
};

/** The states that were pushed, the newest first. */
export const publicationsPushed = async (root: string): Promise<Publication[]> =>
  (await listPushed(root)).map((state, index) => Object.assign(state, { live: index === 0 }));

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
const finishPush = async (root: string): Promise<void> => {
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
const push = async (
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

/**
 * Brings the content, or what is chosen of it, together with what others have
 * pushed, builds and checks that commit aside, and pushes it. Nothing goes out
 * unbuilt, and what is saved meanwhile goes out with the next publication.
 */
export const publishByPush = (
  work: Work,
  upstream: Upstream,
  { choices = {}, chosen }: { choices?: Choices; chosen?: readonly Chosen[] | undefined } = {},
): Promise<void> =>
  inTurn(work, async (folder) => {
    const { root, by, build, onState } = work;
    await git(root, ['fetch', '--quiet', upstream.remote]);
    await finishPush(root);
    const release = await prepareRelease(root, await unpublishedByPush(root), chosen);
    const prepared = await bringTogether(root, upstream, { ...release, choices, by });
    await exportCommit(root, prepared.commit, folder);
    const sources = { program: folder, content: folder };
    await build(root, { sources, checksPages: true }, onState);
    onState('placing');
    await push(root, upstream, prepared);
    writeWhole(pushedMark(root), JSON.stringify(release.mark));
  });

/** Makes the content here what it was in a state that was pushed. Answers with the id of that change. */
export const restorePushed = async (
  root: string,
  id: string,
  author?: Author,
): Promise<string | undefined> => {
  const state = (await listPushed(root)).find((one) => one.id === id);
  if (!state) throw new Refusal('This publication is no longer in the list.', 404);
  if ((await unpushedFiles(root)).length > 0)
    throw new Refusal(
      'There are changes that are not published. Publish them or take them back first.',
      409,
    );
  const then = await contentAt(root, id);
  const all = new Set([...then.keys(), ...Object.keys(manifestOf(root))]);
  const files = [...all]
    .map((file) => ({ file, before: readBytes(root, file), after: then.get(file) ?? null }))
    .filter(({ before, after }) => !isSameContent(before, after));
  if (files.length === 0) throw new Refusal('This is what is published now.', 409);
  const [date] = state.at.split('T');
  return makeChange(root, { words: `Restored as it was on ${date}`, files, author });
};
