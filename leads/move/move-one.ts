import {
  movedAway,
  type Movable,
  type MovableMail,
  type MovableStore,
  type Shelf,
} from './movable-store.ts';

/** What became of one: `sending` is left for another run, since its mail is on its way at this moment. */
export type Outcome = 'moved' | 'there' | 'sending';

const isOut = (mail: MovableMail) => mail.nextAttemptAt === movedAway;

/** The store it is in may still send it. */
const isAlive = (mail: MovableMail) => mail.state !== 'sent' && !isOut(mail);

/** A mail as the new store is to have it: what waits is due at once there. */
const arriving = (mail: MovableMail, now: Date): MovableMail =>
  isOut(mail) ? { ...mail, nextAttemptAt: now.toISOString() } : mail;

/**
 * What is to stand in the new store instead of what stands there, if anything.
 * Where the new store's own mail is alive, that store has taken over and its
 * word counts; only that a mail is sent counts from either side.
 */
const better = (ours: MovableMail, theirs: MovableMail | undefined, now: Date) => {
  if (theirs === undefined || theirs.state === 'sent') return undefined;
  if (ours.state === 'sent' || isOut(theirs)) return arriving(ours, now);
  return undefined;
};

/** Brings one, as it stands after `takeOut`, to where it is to be. */
export const moveOne = async (
  { target, shelf, now }: { target: MovableStore; shelf: Shelf; now: Date },
  movable: Movable,
  existing: Movable | undefined,
): Promise<Outcome> => {
  const { id, mail } = movable;
  if (mail && isAlive(mail)) return 'sending';
  if (!existing) {
    await target.create(shelf, { ...movable, mail: mail && arriving(mail, now) });
    return 'moved';
  }
  const replacement = mail && better(mail, existing.mail, now);
  if (!replacement) return 'there';
  await target.replaceMail(shelf, id, replacement);
  return 'moved';
};
