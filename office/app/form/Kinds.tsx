import { clsx } from 'clsx';
import type { FormSchema } from '../../content/schemas.ts';
import styles from './form.module.css';

interface KindsProps {
  noun: string;
  kinds: readonly FormSchema[];
  onChosen: (kind: FormSchema) => void;
}

/** The kinds of entry that can be added, with a word on each. */
export const Kinds = ({ noun, kinds, onChosen }: KindsProps) => (
  <details className={clsx('on-ground rounded', styles.group)}>
    <summary className={styles.summary}>Add: {noun}</summary>
    <ul className={clsx('stack gap-1', styles.inside)}>
      {kinds.map((kind) => (
        <li key={kind.title}>
          <button
            type="button"
            className={clsx('tile full-width on-ground', styles.kind)}
            onClick={({ currentTarget }) => {
              currentTarget.closest('details')?.removeAttribute('open');
              onChosen(kind);
            }}
          >
            <span className="block strong brand">{kind.title}</span>
            <span className="block small muted">{kind.description}</span>
          </button>
        </li>
      ))}
    </ul>
  </details>
);
