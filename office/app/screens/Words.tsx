import { useState } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import { Button } from '@agency/site/components/Button/Button.tsx';
import type { FoundWords } from '../api-types.ts';
import { apiUrl, sendChange, useLive } from '../api.ts';
import { ActionForm, ConfirmButton } from '../shell/Action.tsx';
import { Empty, Screen, Show, TextField } from '../shell/Screen.tsx';
import { linkTo } from '../shell/browser.ts';
import { say } from '../shell/status.tsx';

type Place = FoundWords['places'][number];

const PlaceLine = ({ place, find }: { place: Place; find: string }) => {
  const { title, field, link, excerpt, at } = place;
  return (
    <li className="stack gap-1 padding-3 line-below">
      <a className="own-line" href={linkTo(...link)}>
        {title} › {field}
      </a>
      <p className="measure breaks">
        {excerpt.slice(0, at)}
        <mark>{find}</mark>
        {excerpt.slice(at + find.length)}
      </p>
    </li>
  );
};

/** The places that contain the words, each with a link, and a form to replace them all. */
const Places = ({ find }: { find: string }) => {
  const found = useLive<FoundWords>(apiUrl('/api/words', { find }), true);
  const [replace, setReplace] = useState('');
  const replaceAll = async () => {
    const { count } = await sendChange<{ count: number }>('POST', '/api/words', { find, replace });
    say(`Replaced in ${counted(count, 'place')}. History undoes it at a press.`);
  };
  return (
    <Show of={found}>
      {({ places }) =>
        places.length === 0 ? (
          <Empty>“{find}” stands in none of your texts.</Empty>
        ) : (
          <>
            <p role="status">In {counted(places.length, 'place')}:</p>
            <ul className="stack line">
              {places.map((place) => (
                <PlaceLine key={place.link.join('/')} place={place} find={find} />
              ))}
            </ul>
            <TextField label="Replace with" value={replace} onText={setReplace} />
            <ConfirmButton
              label={`Replace all ${places.length}`}
              question={`Replace “${find}” with “${replace.trim()}”?`}
              yes="Replace them"
              run={replaceAll}
            >
              <p>In every place above, and nowhere else. Nothing goes live until you publish.</p>
            </ConfirmButton>
          </>
        )
      }
    </Show>
  );
};

/** Find and replace in everything that can be edited, such as a name that is no longer yours. */
export const Words = ({ first = '' }: { first?: string | undefined }) => {
  const [find, setFind] = useState(first);
  const [wanted, setWanted] = useState(first);
  return (
    <Screen
      title="Find and replace"
      lead="Look through every text of the site. What still says an old name, an old phone number, a street you’ve left?"
    >
      <ActionForm
        className="stack gap-3 items-start"
        role="search"
        onSubmit={() => setWanted(find.trim())}
      >
        <TextField
          label="Find, in exactly these letters"
          value={find}
          maxLength={200}
          onText={setFind}
        />
        <Button type="submit" className="compact">
          Find
        </Button>
      </ActionForm>
      {wanted !== '' && <Places key={wanted} find={wanted} />}
      <p>
        Pictures drawn for the brand as it was are marked in{' '}
        <a href={linkTo('pictures')}>Pictures</a>.
      </p>
    </Screen>
  );
};
