import { useState } from 'react';
import type { Entry, SettledLink } from '../api-types.ts';
import { apiUrl, sendChange, useLive, useLoad } from '../api.ts';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { TextField } from '../shell/Screen.tsx';
import { goTo, linkTo } from '../shell/browser.ts';
import { say } from '../shell/status.tsx';
import { AddEntry } from './Content.tsx';

/** Collections whose entries are pages with an address that can change. */
const addressed = new Set(['pages', 'blog', 'articles', 'cities']);

const settlings: Readonly<Record<SettledLink['how'], string>> = {
  needed: 'These need it. Change them first:',
  goes: 'These links go:',
  'plain words': 'Links in these texts become plain words:',
  'leads elsewhere': 'These can’t do without a link, so they lead to another page:',
};

const isNeeding = ({ how }: SettledLink): boolean => how === 'needed';

interface LinksProps {
  links: readonly SettledLink[];
  address: string | undefined;
  instead: string;
  onInstead: (address: string) => void;
}

/** What becomes of the links to an entry, and the page that the needed ones lead to. */
const Links = ({ links, address, instead, onInstead }: LinksProps) => {
  const { answer = [] } = useLoad<{ address: string; title: string }[]>('/api/addresses');
  if (links.length === 0) return <p>Nothing links to it.</p>;
  const shown = links.some(isNeeding) ? links.filter(isNeeding) : links;
  return Object.entries(settlings).map(([how, words]) => {
    const own = shown.filter((link) => link.how === how);
    if (own.length === 0) return null;
    return (
      <div key={how} className="stack gap-1">
        <p>{words}</p>
        <ul>
          {own.map(({ title, field, link }) => (
            <li key={link.join('/')}>
              <a href={linkTo(...link)}>
                {title} › {field}
              </a>
            </li>
          ))}
        </ul>
        {how === 'leads elsewhere' && (
          <label className="stack gap-0">
            <span className="strong">They lead to</span>
            <select value={instead} onChange={({ target }) => onInstead(target.value)}>
              {answer
                .filter((page) => page.address !== address)
                .map((page) => (
                  <option key={page.address} value={page.address}>
                    {page.title}
                  </option>
                ))}
            </select>
          </label>
        )}
      </div>
    );
  });
};

interface ActionsProps {
  entry: Entry;
  /** Saves the open form; rejects if that is refused. */
  saveFirst: () => Promise<void>;
}

interface LeaveProps extends ActionsProps {
  aim: 'hide' | 'remove';
  onDone: () => void;
}

/** Collections whose entries texts may call by their names. */
const calledByName = new Set(['cities', 'packages', 'projects']);

/** Where links to a page of a collection lead once it is gone. */
const parents: Readonly<Record<string, string>> = { blog: '/blog', projects: '/casestudies' };

/** Hides or deletes an entry, and settles the links to it in the same step. */
const Leave = ({
  entry: { collection, id, title, address },
  aim,
  saveFirst,
  onDone,
}: LeaveProps) => {
  const [isAsked, setIsAsked] = useState(false);
  const [instead, setInstead] = useState(parents[collection] ?? '/contact');
  const url = apiUrl('/api/entry/links', { collection, id, for: aim });
  const { answer: links, failure } = useLive<SettledLink[]>(isAsked ? url : undefined);
  const isHiding = aim === 'hide';
  const settled = { collection, id, instead };
  return (
    <ConfirmButton
      label={isHiding ? 'Hide' : 'Delete'}
      question={`${isHiding ? 'Hide' : 'Delete'} “${title}”?`}
      yes={isHiding ? 'Hide it' : 'Delete it'}
      isImpossible={links?.some(isNeeding) ?? false}
      done={isHiding ? 'Hidden once you publish.' : 'Deleted. You can restore it from History.'}
      onOpen={() => setIsAsked(true)}
      run={async () => {
        if (!isHiding) return sendChange('DELETE', apiUrl('/api/entry', settled));
        await saveFirst();
        return sendChange('POST', '/api/entry/hide', settled);
      }}
      onDone={onDone}
    >
      {failure && <p>{failure}</p>}
      {!links && !failure && <p>Looking at what links to it …</p>}
      {links && <Links links={links} address={address} instead={instead} onInstead={setInstead} />}
      {isHiding && links && links.length > 0 && <p>Showing it again brings the links back.</p>}
      {calledByName.has(collection) && (
        <p>
          Texts stay as they are. <a href={linkTo('words', title)}>What says “{title}”</a>
        </p>
      )}
    </ConfirmButton>
  );
};

/** Shows a hidden entry, and says which links couldn't come back. */
const ShowAgain = ({ entry: { collection, id }, saveFirst, onDone }: Omit<LeaveProps, 'aim'>) => {
  const show = async () => {
    await saveFirst();
    const { lost, goesOut } = await sendChange<{ lost: string[]; goesOut?: string }>(
      'POST',
      '/api/entry/show',
      { collection, id },
    );
    const when = goesOut
      ? `Once published, it goes out ${goesOut}.`
      : 'No longer hidden. What isn’t published yet goes out when you publish.';
    const left = `These links were changed since, so they stay as they are: ${lost.join(', ')}.`;
    say(`${when} ${lost.length > 0 ? left : ''}`);
  };
  return <ActionButton label="Show it" run={show} onDone={onDone} />;
};

const Rename = ({ entry: { collection, id }, saveFirst }: ActionsProps) => {
  const [newId, setNewId] = useState(id);
  return (
    <ConfirmButton
      label="Change address"
      question="New address"
      yes="Move it"
      done="Moved."
      run={async () => {
        await saveFirst();
        return sendChange('POST', '/api/entry/rename', { collection, id, newId });
      }}
      onDone={() => goTo('content', collection, newId)}
    >
      <p>Links to it follow, and anyone who visits the old address is redirected.</p>
      <TextField label="Address, in lower case, with hyphens" value={newId} onText={setNewId} />
    </ConfirmButton>
  );
};

/** Less frequent actions: most entries can be copied, hidden and deleted. */
export const EntryActions = ({ reload, ...props }: ActionsProps & { reload: () => void }) => {
  const { entry, saveFirst } = props;
  const { collection, id, noun } = entry;
  if (noun === undefined) return null;
  const canMove = addressed.has(collection);
  const isHidden = entry.data['hidden'] === true;
  return (
    <details open={isHidden}>
      <summary>
        More: duplicate, {isHidden ? 'show' : 'hide'}, {canMove && 'move, '}delete
      </summary>
      <div className="row wrap gap-1">
        <AddEntry collection={collection} noun={noun} from={id} saveFirst={saveFirst} />
        {isHidden ? (
          <ShowAgain {...props} onDone={reload} />
        ) : (
          <Leave {...props} aim="hide" onDone={reload} />
        )}
        {canMove && <Rename {...props} />}
        <Leave {...props} aim="remove" onDone={() => goTo('content')} />
      </div>
    </details>
  );
};
