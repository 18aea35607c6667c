import { useEffect, useState } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import { phoneLink } from '@agency/leads/forms/phone-link.ts';
import type { Data, Entry, FoundWords } from '../api-types.ts';
import { apiUrl, useLive } from '../api.ts';
import { SmallButton } from '../shell/Action.tsx';
import { linkTo, readStored, store } from '../shell/browser.ts';

interface OldFactProps {
  /** The field of the business card that said it. Until it is saved, it still does. */
  name: string;
  words: string;
  /** What the field says now. */
  now?: string | undefined;
  onDone: () => void;
}

/** The texts that still speak of a fact as it was. */
const OldFact = ({ name, words, now = '', onDone }: OldFactProps) => {
  const { answer } = useLive<FoundWords>(apiUrl('/api/words', { find: words }), true);
  const own = `content/business/business/${name}`;
  const places = answer?.places.filter(({ link }) => link.join('/') !== own) ?? [];
  if (places.length === 0) return null;
  return (
    <details>
      <summary>
        What still says “{words}”: {counted(places.length, 'text')}
      </summary>
      <div className="stack gap-2 items-start">
        <ul className="stack gap-1">
          {places.map(({ title, field, link, before, after }) => (
            <li key={link.join('/')} className="breaks">
              <a href={linkTo(...link)}>
                {title} › {field}
              </a>
              : {before}
              {words}
              {after}
            </li>
          ))}
        </ul>
        <p>
          <a className="own-line" href={linkTo('words', words, now)}>
            Choose where to replace it
          </a>
        </p>
        <SmallButton onClick={onDone}>The rest may stay</SmallButton>
      </div>
    </details>
  );
};

/** The facts of the business card that texts repeat. */
const factNames = [
  'name',
  'shortName',
  'phone',
  'email',
  'street',
  'postalCode',
  'city',
  'state',
  'area',
  'entity',
];

const oldFacts = 'old-facts';

/** A fact as it was: the name of its field, and its words. */
type OldFacts = readonly (readonly [name: string, words: string])[];

/** Once a fact of the business card changes: what still says the old one. Kept in the browser until it is settled. */
export const StillSays = ({ entry, data }: { entry: Entry; data: Data }) => {
  const [kept] = useState(() => (readStored(oldFacts) ?? []) as OldFacts);
  const changed = factNames.flatMap((name): OldFacts => {
    const words = entry.data[name];
    return typeof words === 'string' && words !== data[name] ? [[name, words]] : [];
  });
  const [settled, setSettled] = useState<readonly string[]>([]);
  const old = [...kept, ...changed].filter(
    ([name, words]) => data[name] !== words && !settled.includes(words),
  );
  const open = [...new Map(old.map((fact) => [fact[1], fact])).values()];
  const written = JSON.stringify(open);
  useEffect(() => {
    store(oldFacts, JSON.parse(written) as OldFacts);
  }, [written]);
  return open.flatMap(([name, words]) => {
    const now = typeof data[name] === 'string' ? data[name] : '';
    const pairs = [[words, now], ...(name === 'phone' ? [[phoneLink(words), phoneLink(now)]] : [])];
    return pairs.map(([find = '', other]) => (
      <OldFact
        key={find}
        name={name}
        words={find}
        now={other}
        onDone={() => setSettled([...settled, words])}
      />
    ));
  });
};
