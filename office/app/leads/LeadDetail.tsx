import { ButtonLink } from '@agency/site/components/Button/Button.tsx';
import type { FullLead } from '../api-types.ts';
import { address, ask, useLive } from '../api.ts';
import { ActionButton } from '../shell/Action.tsx';
import { Screen, Show } from '../shell/Screen.tsx';
import { goTo, linkTo, moment } from '../shell/browser.ts';
import { Facts } from './Health.tsx';
import { Note } from './Note.tsx';
import { SpamButtons } from './Spam.tsx';
import { collections, mailStates, personOf, stateNames } from './names.ts';

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
    ['Form', collections[collection]],
    ['First page', origin?.entry],
    ['Page before the form', origin?.before],
    ['Came from', origin?.referrer],
    ['Name over the door', origin?.door],
    ['Email to you', mail && [mailStates[mail.state], mail.error].filter(Boolean).join(': ')],
    ['Looks like spam', suspicions?.join(', ')],
    ['Answered by', lead.answeredBy],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));

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
          run={() => ask('POST', '/api/leads/answered', { id, answered: !isAnswered })}
        />
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

/** One person's message with everything known about it, and the ways to answer. */
export const LeadDetail = ({ id }: { id: string }) => {
  const loaded = useLive<FullLead>(address('/api/leads/one', { id }), true);
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
