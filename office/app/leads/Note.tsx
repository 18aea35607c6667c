import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FullLead } from '../api-types.ts';
import { ask, Refused } from '../api.ts';
import { ActionButton } from '../shell/Action.tsx';
import { keep as keepHere, readKept, useListener } from '../shell/browser.ts';
import { say } from '../shell/status.tsx';
import styles from './Leads.module.css';

/** A note that is not in the store yet, and what it was typed over. */
interface Unkept {
  note: string;
  over: string;
}

const nameOf = (id: string) => `note/${id}`;

const isTyped = ({ note, over }: Unkept) => note.trim() !== over.trim();

/** A note about a lead. It is kept in the browser at every stroke, and in the store by the button or when the screen is left. */
const useNote = ({ id, note: stored = '' }: FullLead) => {
  const [unkept, setUnkept] = useState(() => {
    const left = readKept(nameOf(id)) as Unkept | undefined;
    // The page may have been gone before it heard that the note was stored.
    return left && left.note.trim() !== stored ? left : { note: stored, over: stored };
  });
  const latest = useRef(unkept);
  const put = (next: Unkept) => {
    latest.current = next;
    setUnkept(next);
    // Where it can't be kept, the field still holds it, and leaving stores it.
    keepHere(nameOf(id), isTyped(next) ? next : undefined);
  };
  const keep = async (options?: RequestInit) => {
    const { note, over } = latest.current;
    try {
      await ask('PUT', '/api/leads/note', { id, note, over }, options);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Who was erased leaves no note behind either.
      if (error.status === 404) keepHere(nameOf(id), undefined);
      if (error.status !== 409) throw error;
      const { note: theirs } = error.answer as { note: string };
      put({ note: `${theirs}\n\n${latest.current.note}`, over: theirs });
      throw error;
    }
    put({ note: latest.current.note, over: note });
  };
  const leave = () => {
    if (!isTyped(latest.current)) return;
    // It stays in the browser where it cannot be stored now.
    keep({ keepalive: true }).catch(() => undefined);
  };
  const onLeft = useEffectEvent(leave);
  useEffect(() => {
    if (!isTyped(latest.current)) keepHere(nameOf(id), undefined);
    return () => onLeft();
  }, [id]);
  useListener('pagehide', leave);
  useListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  return {
    note: unkept.note,
    isTyped: isTyped(unkept),
    change: (note: string) => put({ ...latest.current, note }),
    keep: async () => {
      await keep();
      say('Note saved.');
    },
  };
};

export const Note = ({ lead }: { lead: FullLead }) => {
  const { note, isTyped: isUnkept, change, keep } = useNote(lead);
  return (
    <div className="stack gap-2 items-start">
      <label className={styles.filter}>
        Note, for you alone
        <textarea value={note} onChange={({ target }) => change(target.value)} cols={60} />
      </label>
      <div className="row wrap gap-1">
        <ActionButton label="Save note" run={keep} />
        <span role="status" className="quiet">
          {isUnkept && 'Not saved yet. It saves automatically when you leave this screen.'}
        </span>
        {lead.noteBy !== undefined && !isUnkept && (
          <span className="quiet">{lead.noteBy} wrote it last.</span>
        )}
      </div>
    </div>
  );
};
