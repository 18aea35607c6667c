import { clsx } from 'clsx';
import { useState } from 'react';
import type { ChangedField } from '../api-types.ts';
import { useLoad } from '../api.ts';
import { Show } from '../shell/Screen.tsx';
import styles from './lists.module.css';

const Fields = ({ url }: { url: string }) => (
  <Show of={useLoad<ChangedField[]>(url)}>
    {(fields) => (
      <dl className={clsx('stack gap-2 padding-2 breaks', styles.fields)}>
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

/** The fields of a change, asked for once it is opened. */
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
