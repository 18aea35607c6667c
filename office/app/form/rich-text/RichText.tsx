import { clsx } from 'clsx';
import { lazy, useState } from 'react';
import type { Entry } from '../../api-types.ts';
import formStyles from '../form.module.css';

export interface RichTextProps {
  id: string;
  label: string;
  /** Markdown. */
  value: string;
  /** The ids of the hint and the problem. */
  describedBy?: string | undefined;
  isWrong?: boolean;
  /** A text with values in place of the names in braces. */
  fill: (text: string) => string;
  /** The entry to which pictures belong; without it, the text takes none. */
  entry?: Entry;
  onChange: (text: string) => void;
}

/** The source of a text. */
const Source = ({ id, label, value, describedBy, isWrong, onChange }: RichTextProps) => (
  <textarea
    id={id}
    className={formStyles.control}
    aria-label={label}
    aria-describedby={describedBy}
    aria-invalid={isWrong}
    rows={20}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** Loaded on demand, since most forms don't need it. If its script can't be fetched, the source takes its place. */
const Writing = lazy(() =>
  import('./Writing.tsx').then(
    ({ Writing: loaded }) => ({ default: loaded }),
    () => ({ default: Source }),
  ),
);

/** Edits a text as it will look, or as Markdown. */
export const RichText = (props: RichTextProps) => {
  const [isSource, setIsSource] = useState(false);
  const Shown = isSource ? Source : Writing;
  return (
    <div className="stack gap-1 items-start may-shrink">
      <Shown {...props} />
      <button
        type="button"
        className={clsx('tool', formStyles.tool)}
        aria-pressed={isSource}
        onClick={() => setIsSource(!isSource)}
      >
        Show the formatting signs
      </button>
    </div>
  );
};
