import { clsx } from 'clsx';
import { useDeferredValue, useState } from 'react';
import type { Lead, LeadPage } from '../api-types.ts';
import { apiUrl, sendChange, usePages } from '../api.ts';
import { ActionButton, ConfirmButton, ShowMore, SmallButton } from '../shell/Action.tsx';
import { Empty, Notice, Screen, Show, Tag } from '../shell/Screen.tsx';
import { linkTo, moment } from '../shell/browser.ts';
import styles from './Leads.module.css';
import { collections, kindOf, personOf, stateNames } from './names.ts';

const Row = ({ lead }: { lead: Lead }) => {
  const { id, at, collection, fields, state, note, origin } = lead;
  const words = fields['brief'] ?? fields['email'];
  return (
    <li>
      <a className={clsx('stack tile', styles.lead)} href={linkTo('leads', id)}>
        <span className="strong breaks">{personOf(lead)}</span>
        <span className="row wrap gap-1">
          <Tag tone={state === 'new' ? 'urgent' : undefined}>{stateNames[state]}</Tag>
          {note && <Tag>Note</Tag>}
        </span>
        {words !== personOf(lead) && <span className="one-line whole-row">{words}</span>}
        <span className="quiet whole-row">
          {moment(at)} · {kindOf(collection)}
          {fields['service'] && ` · ${fields['service']}`}
          {origin?.entry && ` · came in on ${origin.entry}`}
        </span>
      </a>
    </li>
  );
};

/** The leads with their filters; initially only the new ones. */
export const Leads = () => {
  const [state, setState] = useState('new');
  const [collection, setCollection] = useState('');
  const [page, setPage] = useState('');
  const [search, setSearch] = useState('');
  const query = {
    state,
    collection,
    page: useDeferredValue(page.trim()),
    search: useDeferredValue(search.trim()),
  };
  const isNarrowed = state !== 'new' || search !== '' || page !== '' || collection !== '';
  const list = usePages<LeadPage>('/api/leads', query, 'after');
  const { first } = list;
  const leads = list.pages.flatMap((found) => found.leads);
  return (
    <Screen title="Leads" lead="Everyone who contacted you, newest first.">
      <div
        className={clsx('panel stack gap-3 items-end', styles.filters)}
        role="search"
        aria-label="Leads"
      >
        <label className={styles.filter}>
          Search names, addresses and words
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label className={styles.filter}>
          Show
          <select value={state} onChange={({ target }) => setState(target.value)}>
            <option value="new">New</option>
            <option value="answered">Answered</option>
            <option value="all">All</option>
          </select>
        </label>
        <details className={styles.more}>
          <summary className="unbroken">By form or page</summary>
          <div className={clsx('stack gap-3', styles.filters)}>
            <label className={styles.filter}>
              From
              <select value={collection} onChange={({ target }) => setCollection(target.value)}>
                <option value="">All forms</option>
                {Object.entries(collections).map(([name, words]) => (
                  <option key={name} value={name}>
                    {words}
                  </option>
                ))}
              </select>
            </label>
            <label className={styles.filter}>
              Came in on the page
              <input
                value={page}
                placeholder="/localseo"
                onChange={({ target }) => setPage(target.value)}
              />
            </label>
          </div>
        </details>
      </div>
      {first.answer?.notice && <Notice>{first.answer.notice}</Notice>}
      <Show of={first}>
        {() =>
          leads.length === 0 ? (
            <>
              <Empty>
                {isNarrowed
                  ? `Nobody ${state === 'all' ? '' : `${state} `}fits that.`
                  : 'You’re all caught up. Nice.'}
              </Empty>
              {isNarrowed && state !== 'all' && (
                <SmallButton onClick={() => setState('all')}>Search all leads</SmallButton>
              )}
            </>
          ) : (
            <ul className="stack gap-2">
              {leads.map((lead) => (
                <Row key={lead.id} lead={lead} />
              ))}
            </ul>
          )
        }
      </Show>
      <ShowMore of={list} />
    </Screen>
  );
};

/** Releases a message from quarantine, or erases it. */
export const SpamButtons = ({ lead, onDone }: { lead: Lead; onDone?: () => void }) => {
  const { id } = lead;
  return (
    <div className="row wrap gap-1">
      <ActionButton
        label="Not spam"
        about={personOf(lead)}
        done="It’s among the leads now, and the email to you is on its way."
        run={() => sendChange('POST', '/api/leads/restore', { id })}
        onDone={onDone}
      />
      <ConfirmButton
        label="Erase"
        about={personOf(lead)}
        question="Erase this message?"
        yes="Erase it"
        done="Erased."
        run={() => sendChange('DELETE', apiUrl('/api/leads/spam', { id }))}
        onDone={onDone}
      >
        <p>This can’t be undone.</p>
      </ConfirmButton>
    </div>
  );
};

/** Quarantined messages, with the reasons. */
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
                <li key={lead.id} className="row wrap apart gap-2 across-5 padding-3 line-below">
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
