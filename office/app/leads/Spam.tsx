import type { Lead, LeadPage } from '../api-types.ts';
import { address, ask, usePages } from '../api.ts';
import { ActionButton, ConfirmButton, ShowMore } from '../shell/Action.tsx';
import { Empty, Screen, Show } from '../shell/Screen.tsx';
import { linkTo, moment } from '../shell/browser.ts';
import { personOf } from './names.ts';

/** Lets a message through after all, or erases it. */
export const SpamButtons = ({ lead, onDone }: { lead: Lead; onDone?: () => void }) => {
  const { id } = lead;
  return (
    <div className="row wrap gap-1">
      <ActionButton
        label="Not spam"
        about={personOf(lead)}
        done="It’s among the leads now, and the email to you is on its way."
        run={() => ask('POST', '/api/leads/restore', { id })}
        onDone={onDone}
      />
      <ConfirmButton
        label="Erase"
        about={personOf(lead)}
        question="Erase this message?"
        yes="Erase it"
        done="Erased."
        run={() => ask('DELETE', address('/api/leads/spam', { id }))}
        onDone={onDone}
      >
        <p>This can’t be undone.</p>
      </ConfirmButton>
    </div>
  );
};

/** What was held back, and why. */
export const Spam = () => {
  const list = usePages<LeadPage>('/api/leads', { state: 'spam' }, 'after');
  const { first, pages } = list;
  const leads = pages.flatMap((page) => page.leads);
  return (
    <Screen
      title="Spam"
      lead="Held back, with the reasons. Have a look now and then: machines misjudge people."
    >
      <Show of={first}>
        {() =>
          leads.length === 0 ? (
            <Empty>No spam. Enjoy the quiet.</Empty>
          ) : (
            <ul className="stack line">
              {leads.map((lead) => (
                <li key={lead.id} className="row wrap apart gap-2 across-4 padding-3 line-below">
                  <div>
                    <a className="own-line" href={linkTo('leads', lead.id)}>
                      {personOf(lead)}
                    </a>
                    <p className="measure breaks">
                      {(lead.fields['brief'] ?? lead.fields['email'] ?? '').slice(0, 160)}
                    </p>
                    <p className="quiet">
                      {moment(lead.at)} · {lead.suspicions?.join(', ')}
                    </p>
                  </div>
                  <SpamButtons lead={lead} />
                </li>
              ))}
            </ul>
          )
        }
      </Show>
      <ShowMore of={list} />
    </Screen>
  );
};
