import type { ErrorSchema } from '@rjsf/utils';
import { clsx } from 'clsx';
import { useState, type ReactNode } from 'react';
import styles from './form.module.css';

const hasProblem = (errors: ErrorSchema | undefined): boolean =>
  Object.entries(errors ?? {}).some(([name, value]) =>
    // After an edit the form itself may leave it undefined.
    name === '__errors' ? ((value as string[] | undefined)?.length ?? 0) > 0 : hasProblem(value),
  );

interface GroupProps {
  id: string;
  title: ReactNode;
  hint?: ReactNode;
  errors?: ErrorSchema;
  own?: readonly string[];
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a form that folds; one with something wrong in it stands open. */
export const Group = ({
  id,
  title,
  hint,
  errors,
  own = [],
  isOpen = false,
  children,
}: GroupProps) => {
  const [wants, setWants] = useState(isOpen);
  const isWrong = hasProblem(errors);
  return (
    <details
      id={id}
      className={clsx('on-ground rounded', styles.group, isWrong && styles.wrong)}
      open={wants || isWrong}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setWants(currentTarget.open);
      }}
    >
      <summary className={clsx('breaks', styles.summary)}>{title}</summary>
      <div className={clsx('stack gap-4 may-shrink', styles.inside)}>
        {hint && <p className="quiet">{hint}</p>}
        {own.length > 0 && <p className="small strong accent">{own.join(' ')}</p>}
        {children}
      </div>
    </details>
  );
};
