import { useState } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import { Button } from '@agency/site/components/Button/Button.tsx';
import type { FoundWords } from '../api-types.ts';
import { apiUrl, sendChange, useLive } from '../api.ts';
import { ActionForm, ConfirmButton, SmallButton } from '../shell/Action.tsx';
import { Empty, Screen, Show, TextField } from '../shell/Screen.tsx';
import { linkTo } from '../shell/browser.ts';
import { say } from '../shell/status.tsx';

type Place = FoundWords['places'][number];

const keyOf = ({ link }: Place) => link.join('/');

interface PlaceLineProps {
  place: Place;
  find: string;
  isChosen: boolean;
  onChosen: (isChosen: boolean) => void;
}

const PlaceLine = ({ place, find, isChosen, onChosen }: PlaceLineProps) => {
  const { title, field, link, before, after } = place;
  const name = `${title} › ${field}`;
  return (
    <li className="stack gap-1 padding-3 line-below">
      <span className="row gap-1">
        <label className="row target">
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onChosen(target.checked)}
          />
          <span className="only-for-screen-readers">Replace in {name}</span>
        </label>
        <a className="own-line" href={linkTo(...link)}>
          {name}
        </a>
      </span>
      <p className="measure breaks">
        {before}
        <mark>{find}</mark>
        {after}
      </p>
    </li>
  );
};

/** The places that contain the words, each with a link, and a form to replace them where she likes. */
const Places = ({ find, other }: { find: string; other: string }) => {
  const found = useLive<FoundWords>(apiUrl('/api/words', { find }), true);
  const [replace, setReplace] = useState(other);
  const [kept, setKept] = useState<readonly string[]>([]);
  const replaceIn = async (places: readonly Place[]) => {
    const chosen = places.map(({ link }) => link);
    const { count } = await sendChange<{ count: number }>('POST', '/api/words', {
      find,
      replace,
      chosen,
    });
    say(`Replaced in ${counted(count, 'place')}. History undoes it at a press.`);
  };
  return (
    <Show of={found}>
      {({ places }) => {
        if (places.length === 0) return <Empty>“{find}” stands in none of your texts.</Empty>;
        const chosen = places.filter((place) => !kept.includes(keyOf(place)));
        return (
          <>
            <p role="status">In {counted(places.length, 'place')}:</p>
            <div className="row wrap gap-1">
              <SmallButton onClick={() => setKept([])}>Tick all</SmallButton>
              <SmallButton onClick={() => setKept(places.map(keyOf))}>Tick none</SmallButton>
            </div>
            <ul className="stack line">
              {places.map((place) => {
                const key = keyOf(place);
                return (
                  <PlaceLine
                    key={key}
                    place={place}
                    find={find}
                    isChosen={!kept.includes(key)}
                    onChosen={(isChosen) =>
                      setKept(isChosen ? kept.filter((one) => one !== key) : [...kept, key])
                    }
                  />
                );
              })}
            </ul>
            <TextField label="Replace with" value={replace} onText={setReplace} />
            <ConfirmButton
              label={`Replace ${chosen.length} of ${places.length}`}
              disabled={chosen.length === 0}
              question={`Replace “${find}” with “${replace.trim()}”?`}
              yes="Replace them"
              run={() => replaceIn(chosen)}
            >
              <p>
                In {counted(chosen.length, 'ticked place')}, and nowhere else. Nothing goes live
                until you publish.
              </p>
            </ConfirmButton>
          </>
        );
      }}
    </Show>
  );
};

/** Find and replace in everything that can be edited, such as a name that is no longer yours. */
export const Words = ({ first = '', other = '' }: { first?: string; other?: string }) => {
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
          label="Find, whole words in exactly these letters"
          value={find}
          maxLength={200}
          onText={setFind}
        />
        <Button type="submit" className="compact">
          Find
        </Button>
      </ActionForm>
      {wanted !== '' && <Places key={wanted} find={wanted} other={wanted === first ? other : ''} />}
      <p>
        Pictures drawn for the brand as it was are marked in{' '}
        <a href={linkTo('pictures')}>Pictures</a>.
      </p>
    </Screen>
  );
};
