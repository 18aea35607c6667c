import { useState } from 'react';
import type { ContentGroup, Entry, Naming } from '../api-types.ts';
import { apiUrl, sendChange, useLoad } from '../api.ts';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { TextField } from '../shell/Screen.tsx';
import { goTo, linkTo } from '../shell/browser.ts';
import { AddEntry } from './Content.tsx';
import { moveUnsaved } from './use-editor.ts';

/** Collections whose entries are pages with an address that can change. */
const addressed = new Set(['pages', 'blog', 'articles', 'cities']);

const Namings = ({ collection, id }: Entry) => {
  const { answer, failure } = useLoad<Naming[]>(apiUrl('/api/entry/links', { collection, id }));
  if (failure) return <p>{failure}</p>;
  if (!answer) return <p>Looking at what links to it …</p>;
  if (answer.length === 0) return <p>Nothing links to it.</p>;
  return (
    <>
      <p>It’s named here:</p>
      <ul>
        {answer.map((naming) => (
          <li key={`${naming.collection}/${naming.id}`}>{naming.title}</li>
        ))}
      </ul>
    </>
  );
};

const Delete = (entry: Entry) => {
  const { collection, id, title } = entry;
  const [isAsked, setIsAsked] = useState(false);
  return (
    <ConfirmButton
      label="Delete"
      question={`Delete “${title}”?`}
      yes="Delete it"
      done="Deleted. You can restore it from History."
      onOpen={() => setIsAsked(true)}
      run={() => sendChange('DELETE', apiUrl('/api/entry', { collection, id }))}
      onDone={() => goTo('content')}
    >
      {isAsked && <Namings {...entry} />}
    </ConfirmButton>
  );
};

const Rename = ({ collection, id }: Entry) => {
  const [newId, setNewId] = useState(id);
  const follow = () => {
    moveUnsaved(collection, id, newId);
    goTo('content', collection, newId);
  };
  return (
    <ConfirmButton
      label="Change address"
      question="New address"
      yes="Move it"
      done="Moved."
      run={() => sendChange('POST', '/api/entry/rename', { collection, id, newId })}
      onDone={follow}
    >
      <p>Links to it follow, and anyone who visits the old address is redirected.</p>
      <TextField label="Address, in lower case, with hyphens" value={newId} onText={setNewId} />
    </ConfirmButton>
  );
};

/** Links to a search for the name as it was when the form was opened. */
const OldName = ({ data: { name } }: Entry) =>
  typeof name === 'string' && (
    <p>
      A new name? <a href={linkTo('words', name)}>What still says “{name}”</a>, once you’ve saved.
    </p>
  );

/** Less frequent actions: most entries can be copied, hidden and deleted; a brand only has a search for its name. */
export const EntryActions = ({ entry, reload }: { entry: Entry; reload: () => void }) => {
  const { answer } = useLoad<{ groups: ContentGroup[] }>('/api/content');
  const { collection, id } = entry;
  const adds = answer?.groups.find((group) => group.adds?.collection === collection)?.adds;
  if (collection === 'brand') return <OldName {...entry} />;
  if (!adds) return null;
  const canMove = addressed.has(collection);
  const isHidden = entry.data['hidden'] === true;
  return (
    <details>
      <summary>
        More: duplicate, {isHidden ? 'show' : 'hide'}, {canMove && 'move, '}delete
      </summary>
      <div className="row wrap gap-1">
        <AddEntry {...adds} from={id} />
        <ActionButton
          label={isHidden ? 'Show it' : 'Hide'}
          done={
            isHidden
              ? 'Visitors see it once you publish, or on its day if that is ahead.'
              : 'Hidden once you publish.'
          }
          run={() => sendChange('POST', '/api/entry/hide', { collection, id, hidden: !isHidden })}
          onDone={reload}
        />
        {canMove && <Rename {...entry} />}
        <Delete {...entry} />
      </div>
    </details>
  );
};
