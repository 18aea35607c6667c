import { clsx } from 'clsx';
import { useState } from 'react';
import { sendChange } from '../api.ts';
import { ActionButton } from './Action.tsx';
import styles from './Navigation.module.css';
import { Search } from './Search.tsx';
import { linkTo, useRoute } from './browser.ts';
import { may, useOffice } from './office.ts';

const places = [
  {
    name: 'The site',
    part: 'site',
    links: [
      ['content', 'Content'],
      ['pictures', 'Pictures'],
      ['words', 'Find and replace'],
      ['history', 'History'],
      ['publish', 'Publish'],
      ['launch', 'Before launch'],
    ],
  },
  {
    name: 'The people',
    part: 'leads',
    links: [
      ['leads', 'Leads'],
      ['spam', 'Spam'],
      ['mails', 'Emails'],
      ['people', 'Export & erase'],
      ['health', 'Health'],
    ],
  },
  {
    name: 'The back office',
    part: 'owner',
    links: [
      ['settings', 'Settings'],
      ['team', 'Team'],
    ],
  },
] as const;

/** Links to every screen; collapsed into a menu on a phone. */
export const Navigation = () => {
  const [here = ''] = useRoute();
  const [isOpen, setIsOpen] = useState(false);
  const { brand = 'Back office', mark, you } = useOffice() ?? {};
  return (
    <header className={clsx('on-ink', styles.side)}>
      <div className={clsx('row gap-3 apart', styles.top)}>
        <a
          className={clsx('row gap-2 target display-1', styles.brand)}
          href="#/"
          aria-current={here === '' ? 'page' : undefined}
        >
          <svg
            className="fixed-size action"
            viewBox="0 0 48 48"
            width={32}
            height={32}
            fill="currentColor"
            aria-hidden="true"
          >
            {mark?.parts?.map(({ path, fill }) => <path key={path} d={path} fill={fill} />) ?? (
              <path d={mark?.path} />
            )}
          </svg>
          <span>
            {brand}
            <small className={clsx('block', styles.small)}>Back office</small>
          </span>
        </a>
        <button
          type="button"
          className={clsx('strong target rounded', styles.menu)}
          aria-expanded={isOpen}
          aria-controls="places"
          onClick={() => setIsOpen(!isOpen)}
        >
          Menu
        </button>
      </div>
      <Search />
      <nav
        id="places"
        className={clsx('gap-4', styles.places, isOpen && styles.open)}
        aria-label="Back office"
      >
        {places
          .filter(({ part }) => may(you, part))
          .map(({ name, links }) => (
            <div key={name} className="stack items-top">
              <p className={clsx('action', styles.name)}>{name}</p>
              {links.map(([place, words]) => (
                <a
                  key={place}
                  className={clsx('row target', styles.link)}
                  href={linkTo(place)}
                  onClick={() => setIsOpen(false)}
                  aria-current={here === place ? 'page' : undefined}
                >
                  {words}
                </a>
              ))}
            </div>
          ))}
        {you && (
          <div className="stack gap-1 items-start">
            <p className={styles.name}>{you.name}</p>
            <ActionButton
              label="Sign out"
              variant="onDark"
              run={() => sendChange('POST', '/api/entrance/sign-out')}
              onDone={() => location.replace('/sign-in')}
            />
          </div>
        )}
      </nav>
    </header>
  );
};
