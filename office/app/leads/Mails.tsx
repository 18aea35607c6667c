import { counted } from '@agency/leads/forms/counted.ts';
import type { Mails as MailsAnswer } from '../api-types.ts';
import { briefAge, sendChange, useLive } from '../api.ts';
import { ActionButton } from '../shell/Action.tsx';
import { Empty, Notice, Screen, Show } from '../shell/Screen.tsx';
import { linkTo, moment } from '../shell/browser.ts';
import { mailStates } from './names.ts';

/** Emails about leads that are queued or failed. The leads themselves are safe. */
export const Mails = () => {
  const mails = useLive<MailsAnswer>('/api/mails', false, briefAge);
  const retry = (id?: string) => sendChange('POST', '/api/mails/retry', { id });
  return (
    <Screen
      title="Emails"
      lead="Emails to you about leads. Whatever happens to an email, the lead itself is safe."
    >
      <Show of={mails}>
        {({ mails: open, notice }) => {
          const failed = open.filter(({ state }) => state === 'dead');
          if (open.length === 0 && !notice) return <Empty>All emails sent.</Empty>;
          return (
            <>
              {notice && <Notice>{notice}</Notice>}
              {failed.length > 1 && (
                <ActionButton
                  label={`Send all ${failed.length} again`}
                  variant="primary"
                  done="Queued. The server will send them within a minute."
                  run={() => retry()}
                />
              )}
              <ul className="stack line">
                {open.map(({ id, about, state, attempts, error, at }) => (
                  <li key={id} className="row wrap apart gap-2 across-5 padding-3 line-below">
                    <div>
                      <p>
                        <a className="own-line" href={linkTo('leads', id)}>
                          {about ?? 'A lead that’s gone'}
                        </a>
                        , {moment(at)}
                      </p>
                      <p className="measure breaks">
                        {mailStates[state]}
                        {attempts > 0 && `, after ${counted(attempts, 'try', 'tries')}`}.
                        {error && ` ${error}`}
                      </p>
                    </div>
                    {state === 'dead' && (
                      <ActionButton
                        label="Send again"
                        done="Queued. The server will send it within a minute."
                        run={() => retry(id)}
                      />
                    )}
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Show>
    </Screen>
  );
};
