import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import type { Choices, Clash } from '../api-types.ts';
import styles from './Clashes.module.css';

const sides = ['mine', 'theirs'] as const;

type Side = (typeof sides)[number];

interface ClashesProps {
  clashes: readonly Clash[];
  /** What each side's words are called. */
  names: Readonly<Record<Side, string>>;
  /** Whose words are chosen to begin with. */
  chosen?: Side;
  /** What is done with the choices. */
  children: (choices: Choices) => ReactNode;
}

/** Fields that were changed here and elsewhere: for each, one of both words is chosen. */
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
