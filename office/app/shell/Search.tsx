import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import type { Found } from '../api-types.ts';
import { apiUrl, useLoad } from '../api.ts';
import styles from './Search.module.css';
import { linkTo, useListener } from './browser.ts';

/** Debounce of typing, in milliseconds. */
const pause = 250;

const Results = ({ find, onChosen }: { find: string; onChosen: () => void }) => {
  const { answer, failure } = useLoad<Found>(apiUrl('/api/search', { find }));
  if (failure !== undefined) return <p role="alert">{failure}</p>;
  if (!answer) return <p role="status">Looking …</p>;
  const count = answer.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      <p role="status" className="quiet">
        {count === 0
          ? `Nothing is called “${find}”, and nothing says it.`
          : counted(count, 'result')}
      </p>
      {answer.map(({ kind, results, others }) => (
        <section key={kind} aria-label={kind} className="stack gap-1 items-top">
          <h2 className="size-1">{kind}</h2>
          <ul className="stack full-width">
            {results.map(({ title, detail, link }) => (
              <li key={link.join('/')}>
                <a
                  className={clsx('stack target bare rounded breaks', styles.result)}
                  href={linkTo(...link)}
                  onClick={onChosen}
                >
                  <span className="strong">{title}</span>
                  {detail && <span className="quiet">{detail}</span>}
                </a>
              </li>
            ))}
          </ul>
          {others > 0 && <p className="quiet">and {others} more. Type more to narrow it down.</p>}
        </section>
      ))}
    </>
  );
};

const isTyping = (event: KeyboardEvent): boolean => {
  // Not `target`: from outside, a field in a shadow tree looks like a plain element.
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
};

/** One search over pages, fields, texts and leads; / or ⌘K opens it from anywhere but a field. */
export const Search = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [find, setFind] = useState('');
  const open = () => {
    if (dialog.current?.open) return;
    setIsOpen(true);
    dialog.current?.showModal();
  };
  useEffect(() => {
    const timer = setTimeout(() => setFind(typed.trim()), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useListener('keydown', (event) => {
    const { key, metaKey, ctrlKey, altKey, defaultPrevented } = event;
    const isCommand = key.toLowerCase() === 'k' && (metaKey || ctrlKey);
    const isSlash = key === '/' && !metaKey && !ctrlKey && !altKey;
    // A field takes the key, or another dialog is open.
    if (defaultPrevented || isTyping(event) || document.querySelector('dialog[open]')) return;
    if (!isCommand && !isSlash) return;
    event.preventDefault();
    open();
  });
  return (
    <>
      <button
        type="button"
        className={clsx('row apart target rounded', styles.open)}
        onClick={open}
      >
        Search <kbd aria-hidden="true">/</kbd>
      </button>
      <dialog
        ref={dialog}
        className={clsx('rounded', styles.dialog)}
        aria-label="Search"
        onClose={() => setIsOpen(false)}
      >
        {isOpen && (
          <div className="stack gap-3 items-top" role="search">
            <label className="stack gap-0 strong">
              Find a page, a field, words or a lead
              <input
                type="search"
                autoFocus
                value={typed}
                maxLength={200}
                onChange={({ target }) => setTyped(target.value)}
              />
            </label>
            {find.length > 1 && <Results find={find} onChosen={() => dialog.current?.close()} />}
          </div>
        )}
      </dialog>
    </>
  );
};
