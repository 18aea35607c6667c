import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { ChangedField, Choices, Clash } from '../api-types.ts';
import { useLoad } from '../api.ts';
import styles from './ChangedFields.module.css';
import { Show } from './Screen.tsx';

const sides = ['mine', 'theirs'] as const;

type Side = (typeof sides)[number];

interface ClashesProps {
  clashes: readonly Clash[];
  /** The label of each side. */
  names: Readonly<Record<Side, string>>;
  /** The side that is chosen initially. */
  chosen?: Side;
  /** Renders what acts on the choices. */
  children: (choices: Choices) => ReactNode;
}

/** Merge conflicts: for each field that both sides changed, one version is chosen. */
export const Clashes = ({ clashes, names, chosen = 'mine', children }: ClashesProps) => {
  const [picked, setPicked] = useState<Choices>({});
  const choices: Choices = Object.fromEntries(
    clashes.map(({ place }) => [place, picked[place] ?? chosen]),
  );
  return (
    <>
      {clashes.map((clash) => (
        <fieldset key={clash.place} className={clsx('stack gap-0', styles.both)}>
          <legend className="strong">{clash.place}</legend>
          {sides.map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={clash.place}
                checked={choices[clash.place] === side}
                onChange={() => setPicked({ ...picked, [clash.place]: side })}
              />
              <span>
                <b>{names[side]}:</b> {clash[side]}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {children(choices)}
    </>
  );
};

const Fields = ({ url }: { url: string }) => (
  <Show of={useLoad<ChangedField[]>(url)}>
    {(fields) => (
      <dl className={clsx('stack gap-2 padding-3 breaks', styles.fields)}>
        {fields.map(({ place, before, after }) => (
          <div key={place}>
            <dt className="strong">{place}</dt>
            <dd>
              <b>Before:</b> {before}
            </dd>
            <dd>
              <b>After:</b> {after}
            </dd>
          </div>
        ))}
      </dl>
    )}
  </Show>
);

/** The fields of a change, fetched when opened. */
export const BeforeAndAfter = ({ of: words, url }: { of: string; url: string }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="quiet">
        Before and after<span className="only-for-screen-readers">: {words}</span>
      </summary>
      {isOpen && <Fields url={url} />}
    </details>
  );
};
