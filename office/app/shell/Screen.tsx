import { clsx } from 'clsx';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Bloom } from '@agency/site/components/Bloom/Bloom.tsx';
import type { Loaded } from '../api.ts';
import { SmallButton } from './Action.tsx';
import styles from './Screen.module.css';

interface ScreenProps {
  title: string;
  /** Breadcrumb links. */
  above?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** One screen. Its heading takes the focus when it opens, so that a screen reader announces it. */
export const Screen = ({ title, above, lead, actions, isWide, children }: ScreenProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Back office`;
  }, [title]);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <main
      id="main"
      className={clsx('stack items-top gap-5 may-shrink', isWide ? styles.wide : styles.screen)}
    >
      <header className="wrap gap-3 across-5 apart items-end">
        <div>
          {above && <p className={clsx('quiet', styles.above)}>{above}</p>}
          <h1 ref={heading} tabIndex={-1} className="brand size-3">
            {title}
          </h1>
          {lead && <p className="measure muted above-2">{lead}</p>}
        </div>
        {actions && <div className="wrap gap-2">{actions}</div>}
      </header>
      {children}
    </main>
  );
};

interface ScreenPartProps {
  /** The id of its heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a screen with its own heading. */
export const ScreenPart = ({ id, title, children }: ScreenPartProps) => (
  <section className="stack gap-3" aria-labelledby={id}>
    <h2 id={id} className="brand size-2">
      {title}
    </h2>
    {children}
  </section>
);

interface ShowProps<Answer> {
  of: Loaded<Answer>;
  children: (answer: Answer) => ReactNode;
}

/** Renders what was fetched; until then a loading message, or why it failed. */
export const Show = <Answer,>({ of: { answer, failure, reload }, children }: ShowProps<Answer>) => {
  if (answer !== undefined) return children(answer);
  if (failure === undefined)
    return (
      <p className="panel row gap-2 muted" role="status">
        <Bloom className={clsx('fixed-size brand', styles.bloom)} />
        One moment …
      </p>
    );
  return (
    <div className="failure stack gap-3 items-start" role="alert">
      <p>{failure}</p>
      <SmallButton onClick={reload}>Try again</SmallButton>
    </div>
  );
};

/** Something to do outside of this screen. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <p className="failure stack gap-3 items-start">{children}</p>
);

interface TagProps {
  tone?: 'urgent' | 'warning' | undefined;
  children: ReactNode;
}

/** A short label on a list entry. */
export const Tag = ({ tone, children }: TagProps) => (
  <span className={clsx(styles.tag, tone && styles[tone])}>{children}</span>
);

/** The message of an empty list. */
export const Empty = ({ children }: { children: ReactNode }) => (
  <p className="panel row gap-2 muted">
    <Bloom className="fixed-size brand" />
    <span>{children}</span>
  </p>
);

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  label: string;
  value: string;
  onText: (text: string) => void;
}

/** A text input with its label. */
export const TextField = ({ label, onText, ...input }: TextFieldProps) => (
  <label className="stack gap-0 strong measure-30">
    {label}
    <input {...input} onChange={({ target }) => onText(target.value)} />
  </label>
);
