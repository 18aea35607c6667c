import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { readPublishWay } from '../../settings/settings.ts';
import { Refusal } from '../refusal.ts';
import { writeWhole } from '../../shared/write-whole.ts';
import type { Author } from '../history/write-save.ts';
import { hasHistory } from '../history/saves.ts';
import { git } from '../git.ts';

/** `here`: the site is put in place on this machine; `git`: the content is pushed, and a host builds it. */
export type Way = 'git' | 'here';

/** Said of a post that nobody has sent out but its time. */
export const byItself = 'by itself, at its time';

/** Who publishes. */
export type Publisher = Author | typeof byItself;

export const nameOf = (by: Publisher): string => (by === byItself ? by : by.name);

/** A state of the site that visitors see or saw. */
export interface Publication {
  id: string;
  /** ISO 8601. */
  at: string;
  words: readonly string[];
  /** Who published it; left out where it was not written down. */
  by?: string | undefined;
  live: boolean;
}

/** The branch elsewhere that the checkout is pushed to. */
export interface Upstream {
  remote: string;
  /** `refs/heads/main` */
  branch: string;
  /** As people say it: `origin/main`. */
  name: string;
}

/** Where the checkout is pushed to, or the sentence that says why nowhere. */
const findUpstream = async (root: string): Promise<Upstream | string> => {
  if (!hasHistory(root)) return 'This folder is no git repository, so there is nothing to push.';
  const branch = await git(root, ['symbolic-ref', '--short', '--quiet', 'HEAD']).catch(() => '');
  if (branch === '')
    return 'The folder stands on a single commit and on no branch. Type: git switch main';
  // `[gone]` where it was taken away over there; nothing at all where nothing was ever committed.
  const format = '--format=%(upstream:remotename) %(upstream:remoteref) %(upstream:track)';
  const known = await git(root, ['for-each-ref', format, `refs/heads/${branch}`]);
  const [remote = '', target = '', track = ''] = known.split(' ');
  if (remote === '' || target === '' || track === '[gone]')
    return `The branch ${branch} isn’t connected to a repository elsewhere. Type: git push --set-upstream origin ${branch}`;
  return { remote, branch: target, name: `${remote}/${target.replace('refs/heads/', '')}` };
};

const file = (root: string) => join(root, 'data/admin/publish-way');

/** Remembers how this folder is published, until somebody chooses otherwise. */
export const keepWay = (root: string, way: Way): void => writeWhole(file(root), way);

export interface PublishWay {
  /** Undefined where there is something to choose and nobody has yet. */
  way: Way | undefined;
  /** Whether the environment says it, so that it can't be chosen on the screen. */
  isFixed: boolean;
  /** Where a push would go, or the sentence that says why nowhere. */
  upstream: Upstream | string;
}

/** How this folder is published. What was chosen once never changes by itself. */
export const readWay = async (root: string): Promise<PublishWay> => {
  const upstream = await findUpstream(root);
  const fixed = readPublishWay(process.env);
  const kept = existsSync(file(root)) ? readFileSync(file(root), 'utf8') : undefined;
  const onlyWay = typeof upstream === 'string' ? 'here' : undefined;
  const chosen = kept === 'git' || kept === 'here' ? kept : onlyWay;
  return { way: fixed ?? chosen, isFixed: fixed !== undefined, upstream };
};

/** The way to publish now. Refuses where it is not chosen yet, or where a push has nowhere to go. */
export const requireWay = async (
  root: string,
): Promise<{ way: 'here' } | { way: 'git'; upstream: Upstream }> => {
  const { way, upstream } = await readWay(root);
  if (way === undefined)
    throw new Refusal('Choose first how visitors get your site. Then publish.', 409);
  if (way === 'here') return { way };
  if (typeof upstream === 'string')
    throw new Refusal(`${upstream} Or choose to publish on this machine.`, 409);
  return { way, upstream };
};
