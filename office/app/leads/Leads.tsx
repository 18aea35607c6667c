import { clsx } from 'clsx';
import { useDeferredValue, useState } from 'react';
import type { Lead, LeadPage } from '../api-types.ts';
import { usePages } from '../api.ts';
import listStyles from '../screens/lists.module.css';
import { ShowMore, SmallButton } from '../shell/Action.tsx';
import { Empty, Notice, Screen, Show } from '../shell/Screen.tsx';
import { linkTo, moment } from '../shell/browser.ts';
import styles from './Leads.module.css';
import { collections, personOf, stateNames } from './names.ts';

const Row = ({ lead }: { lead: Lead }) => {
  const { id, at, collection, fields, state, note, origin } = lead;
  const words = fields['brief'] ?? fields['email'];
  return (
    <li>
      <a className={clsx('stack tile', styles.lead)} href={linkTo('leads', id)}>
        <span className="strong breaks">{personOf(lead)}</span>
        <span className="row wrap gap-1">
          <span className={`${listStyles.tag} ${state === 'new' ? listStyles.urgent : ''}`}>
            {stateNames[state]}
          </span>
          {note && <span className={listStyles.tag}>Note</span>}
        </span>
        {words !== personOf(lead) && <span className="one-line whole-row">{words}</span>}
        <span className="quiet whole-row">
          {moment(at)} · {collections[collection]}
          {fields['service'] && ` · ${fields['service']}`}
          {origin?.entry && ` · came in on ${origin.entry}`}
        </span>
      </a>
    </li>
  );
};

/** Everybody who wrote, new ones first to be seen, with what narrows the list. */
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
                <div>
                  <SmallButton onClick={() => setState('all')}>Search all leads</SmallButton>
                </div>
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
