import { clsx } from 'clsx';
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import type { ContentGroup, EntrySummary } from '../api-types.ts';
import { sendChange, useLive } from '../api.ts';
import { ToolButton } from '../form/fields.tsx';
import { ConfirmButton, useAction } from '../shell/Action.tsx';
import { Screen, Show, Tag, TextField } from '../shell/Screen.tsx';
import { goTo, keepInPlace, linkTo } from '../shell/browser.ts';
import styles from './Content.module.css';

/** The label for the name of a new entry, in collections where that is not a title. */
const names: Readonly<Record<string, string>> = {
  cities: 'Name of the city',
  projects: 'Name of the business',
  testimonials: 'Who said it, never by name: Bakery owner',
};

interface AddProps {
  collection: string;
  noun: string;
  from?: string;
  /** Saves the open form of what is copied. */
  saveFirst?: () => Promise<void>;
}

/** Asks for a title and creates an entry from the template, or as a copy of another one. */
export const AddEntry = ({ collection, noun, from, saveFirst }: AddProps) => {
  const [title, setTitle] = useState('');
  const add = async () => {
    await saveFirst?.();
    const { id } = await sendChange<{ id: string }>('POST', '/api/entry/new', {
      collection,
      title,
      from,
    });
    goTo('content', collection, id);
  };
  return (
    <ConfirmButton
      label={from === undefined ? `New ${noun}` : 'Duplicate'}
      question={from === undefined ? `A new ${noun}` : `A copy of this ${noun}`}
      yes="Create"
      done="Created, and hidden. Write your own words, then choose “Show it” under More."
      run={add}
    >
      <TextField label={names[collection] ?? 'Title'} value={title} onText={setTitle} />
    </ConfirmButton>
  );
};

interface MoveProps extends EntrySummary {
  by: 1 | -1;
  place: number;
  /** Whether it is at that end of the list already. */
  isLast: boolean;
}

const Move = ({ collection, id, title, by, place, isLast }: MoveProps) => {
  const button = useRef<HTMLButtonElement>(null);
  /** Where the button and its entry were when it was pressed. */
  const pressed = useRef<{ top: number; place: number }>(undefined);
  useLayoutEffect(() => {
    if (!pressed.current || pressed.current.place === place || !button.current) return;
    keepInPlace(button.current, pressed.current.top);
    pressed.current = undefined;
  }, [place]);
  const move = ({ currentTarget }: MouseEvent) => {
    pressed.current = { top: currentTarget.getBoundingClientRect().top, place };
    void start();
  };
  const [sign, words] = by === 1 ? ['↓', 'down'] : ['↑', 'up'];
  const { start } = useAction({
    run: () => sendChange('POST', '/api/entry/order', { collection, id, by }),
    done: `“${title}” moved ${words}. Visitors see it once you publish.`,
  });
  return (
    <ToolButton
      ref={button}
      label={`Move “${title}” ${words}`}
      aria-disabled={isLast || undefined}
      onClick={(event) => !isLast && move(event)}
    >
      {sign}
    </ToolButton>
  );
};

/** Tells when visitors don't see an entry as it is saved. */
const Seen = ({ hidden, waiting, goesOut }: EntrySummary) => {
  if (hidden) return <Tag>{waiting === 'seen' ? 'Hidden once you publish' : 'Hidden'}</Tag>;
  if (waiting) return <Tag>{waiting === 'seen' ? 'Changes to publish' : 'Not published yet'}</Tag>;
  return goesOut && <Tag>Goes out {goesOut}</Tag>;
};

const Row = ({ children, ...entry }: EntrySummary & { children: ReactNode }) => {
  const { collection, id, title, address, sample, problems, advice = 0 } = entry;
  return (
    <li className="row gap-1 may-shrink">
      <a
        className={clsx('stack items-top gap-0 tile breaks', styles.entry)}
        href={linkTo('content', collection, id)}
      >
        <span className="strong">{title}</span>
        {address && <span className="quiet">{address}</span>}
        <span className="row wrap gap-1">
          {sample && (
            <Tag>{collection.startsWith('package') ? 'Sample answers' : 'Made-up example'}</Tag>
          )}
          <Seen {...entry} />
          {problems > 0 && <Tag tone="warning">Something to fix</Tag>}
          {advice > 0 && (
            <span className="quiet">{counted(advice, 'hint')} for search engines</span>
          )}
        </span>
      </a>
      {children}
    </li>
  );
};

const hasProblems = ({ problems }: EntrySummary): boolean => problems > 0;

const Rows = ({ entries, orders }: Pick<ContentGroup, 'entries' | 'orders'>) => {
  const ordered = entries.filter(({ collection }) => collection === orders);
  return (
    <ul className={clsx('stack gap-2', !orders && styles.entries)}>
      {entries.map((entry) => (
        <Row key={`${entry.collection}/${entry.id}`} {...entry}>
          {ordered.includes(entry) && (
            <span className="stack gap-0 fixed-size">
              <Move
                {...entry}
                by={-1}
                place={ordered.indexOf(entry)}
                isLast={entry === ordered[0]}
              />
              <Move
                {...entry}
                by={1}
                place={ordered.indexOf(entry)}
                isLast={entry === ordered.at(-1)}
              />
            </span>
          )}
        </Row>
      ))}
    </ul>
  );
};

const Groups = ({ groups }: { groups: readonly ContentGroup[] }) => {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const isWanted = ({ title, address = '' }: EntrySummary) =>
    `${title} ${address}`.toLowerCase().includes(wanted);
  return (
    <>
      <div className="row wrap gap-1">
        {groups.map(({ name, adds }) => adds && <AddEntry key={name} {...adds} />)}
      </div>
      <TextField label="Find by name or address" type="search" value={search} onText={setSearch} />
      {groups
        .map((group) => ({
          ...group,
          entries: group.entries.filter(isWanted),
          // Among some of the entries, a place would say nothing.
          orders: wanted === '' ? group.orders : undefined,
        }))
        .filter(({ entries }) => wanted === '' || entries.length > 0)
        .map((group) =>
          group.isFolded ? (
            <details key={group.name} open={wanted !== '' || group.entries.some(hasProblems)}>
              <summary>
                <h2 className="brand size-2">{group.name}</h2>
              </summary>
              <Rows {...group} />
            </details>
          ) : (
            <section key={group.name} className="stack gap-3" aria-label={group.name}>
              <h2 className="brand size-2">{group.name}</h2>
              <Rows {...group} />
            </section>
          ),
        )}
    </>
  );
};

export const Content = () => (
  <Screen
    title="Content"
    lead="Everything on the site, by name. Nothing goes live until you publish."
  >
    <Show of={useLive<{ groups: ContentGroup[] }>('/api/content')}>
      {({ groups }) => <Groups groups={groups} />}
    </Show>
  </Screen>
);
