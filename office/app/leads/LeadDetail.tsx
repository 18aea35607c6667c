import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import { ButtonLink } from '@agency/site/components/Button/Button.tsx';
import type { FullLead } from '../api-types.ts';
import { apiUrl, Refused, sendChange, useLive, useLoad } from '../api.ts';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { Screen, Show } from '../shell/Screen.tsx';
import { goTo, linkTo, moment, readStored, store, useListener } from '../shell/browser.ts';
import { fail } from '../shell/status.tsx';
import { Facts } from './Health.tsx';
import styles from './Leads.module.css';
import { SpamButtons } from './Leads.tsx';
import { kindOf, mailStates, personOf, stateNames } from './names.ts';

/** A note that is not stored yet, and the stored one that it edits. */
interface Unkept {
  note: string;
  over: string;
}

const noteKey = (id: string) => `note/${id}`;

const isTyped = ({ note, over }: Unkept) => note.trim() !== over.trim();

/** A note about a lead. Kept in the browser on every keystroke, and stored by the button or on leaving the field. */
const useNote = ({ id, note: stored = '' }: FullLead) => {
  const [unkept, setUnkept] = useState(() => {
    const left = readStored(noteKey(id)) as Unkept | undefined;
    // The page may have closed before it learned that the note was stored.
    return left && left.note.trim() !== stored ? left : { note: stored, over: stored };
  });
  const latest = useRef(unkept);
  const put = (next: Unkept) => {
    latest.current = next;
    setUnkept(next);
    // If the browser can't keep it, the field still has it, and leaving the screen stores it.
    store(noteKey(id), isTyped(next) ? next : undefined);
  };
  const keep = async (options?: RequestInit) => {
    const { note, over } = latest.current;
    try {
      await sendChange('PUT', '/api/leads/note', { id, note, over }, options);
    } catch (error) {
      const { status, answer } = error instanceof Refused ? error : {};
      // A note must not outlive an erased lead.
      if (status === 404) store(noteKey(id), undefined);
      if (status === 409) {
        const { note: theirs } = answer as { note: string };
        put({ note: `${theirs}\n\n${latest.current.note}`, over: theirs });
      }
      throw error;
    }
    put({ note: latest.current.note, over: note });
  };
  const leave = () => {
    if (!isTyped(latest.current)) return;
    // If it can't be stored now, it stays in the browser.
    keep({ keepalive: true }).catch(() => undefined);
  };
  const onLeft = useEffectEvent(leave);
  useEffect(() => {
    if (!isTyped(latest.current)) store(noteKey(id), undefined);
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
    keep,
  };
};

const Note = ({ lead }: { lead: FullLead }) => {
  const { note, isTyped: isUnkept, change, keep } = useNote(lead);
  return (
    <div className="stack gap-2 items-start">
      <label className={styles.filter}>
        Note, for you alone
        <textarea
          value={note}
          onChange={({ target }) => change(target.value)}
          onBlur={() => {
            if (isUnkept) keep().catch(fail);
          }}
          cols={60}
        />
      </label>
      <div className="row wrap gap-1">
        <ActionButton label="Save note" done="Note saved." run={() => keep()} />
        <span role="status" className="quiet">
          {isUnkept && 'Not saved yet. It saves itself when you leave the field.'}
        </span>
        {lead.noteBy !== undefined && !isUnkept && (
          <span className="quiet">{lead.noteBy} wrote it last.</span>
        )}
      </div>
    </div>
  );
};

const mailTo = ({ to, subject, text }: NonNullable<FullLead['reply']>) =>
  `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  service: 'Service',
  brief: 'Message',
};

const factsOf = ({ fields, at, collection, origin, mail, suspicions, ...lead }: FullLead) =>
  [
    ...Object.entries(fields).map(([name, value]) => [fieldNames[name] ?? name, value]),
    ['Written', moment(at)],
    ['Kind', kindOf(collection)],
    ['First page', origin?.entry],
    ['Page before the form', origin?.before],
    ['Came from', origin?.referrer],
    ['Name over the door', origin?.door],
    ['First look at her website', origin?.firstLook],
    ['Email to you', mail && [mailStates[mail.state], mail.error].filter(Boolean).join('. ')],
    ['Looks like spam', suspicions?.join(', ')],
    ['Answered by', lead.answeredBy],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

/** Removes a lead that is none, or everything from its person. */
const Removing = ({ lead }: { lead: FullLead }) => {
  const { id, fields } = lead;
  const { email = '' } = fields;
  const [isAsked, setIsAsked] = useState(false);
  const counting = apiUrl('/api/person/count', { email });
  const { answer, failure } = useLoad<{ count: number }>(isAsked ? counting : undefined);
  const toLeads = () => goTo('leads');
  return (
    <>
      <ActionButton
        label="Mark as spam"
        done="It’s among the spam now. “Not spam” brings it back."
        run={() => sendChange('POST', '/api/leads/spam', { id })}
        onDone={toLeads}
      />
      <ConfirmButton
        label="Erase"
        question={`Erase everything about ${personOf(lead)}?`}
        yes="Erase it all"
        done="Erased."
        isImpossible={!answer}
        onOpen={() => setIsAsked(true)}
        run={() => sendChange('POST', '/api/person/erase', { email })}
        onDone={toLeads}
      >
        <p role="status">
          {answer
            ? `${counted(answer.count, 'lead')} from ${email} and the emails about them go for good. Older backups still hold them.`
            : (failure ?? 'One moment …')}
        </p>
      </ConfirmButton>
    </>
  );
};

const Answering = ({ lead }: { lead: FullLead }) => {
  const { id, state, reply } = lead;
  const isAnswered = state === 'answered';
  return (
    <div className="stack gap-2 items-start">
      <div className="row wrap gap-1">
        {reply && <ButtonLink href={mailTo(reply)}>Reply by email</ButtonLink>}
        <ActionButton
          label={isAnswered ? 'Mark as unanswered' : 'Mark as answered'}
          done={isAnswered ? 'Back among the new ones.' : 'Answered. Well done.'}
          run={() => sendChange('POST', '/api/leads/answered', { id, answered: !isAnswered })}
        />
        <Removing lead={lead} />
      </div>
      {reply && (
        <p className="quiet">
          Your mail program opens with a greeting and the message quoted. Type your reply above the
          quote.
        </p>
      )}
    </div>
  );
};

/** One lead with everything known about it, and the actions to answer it. */
export const LeadDetail = ({ id }: { id: string }) => {
  const loaded = useLive<FullLead>(apiUrl('/api/leads/one', { id }), true);
  const { answer } = loaded;
  const isSpam = answer?.state === 'spam';
  return (
    <Screen
      key={answer ? 'there' : 'coming'}
      title={answer ? personOf(answer) : 'One moment …'}
      above={<a href={linkTo(isSpam ? 'spam' : 'leads')}>{isSpam ? 'Spam' : 'Leads'}</a>}
      lead={answer && stateNames[answer.state]}
    >
      <Show of={loaded}>
        {(lead) => (
          <>
            <Facts facts={factsOf(lead)} />
            {isSpam ? (
              <SpamButtons lead={lead} onDone={() => goTo('spam')} />
            ) : (
              <>
                <Answering lead={lead} />
                <Note key={lead.id} lead={lead} />
              </>
            )}
          </>
        )}
      </Show>
    </Screen>
  );
};
