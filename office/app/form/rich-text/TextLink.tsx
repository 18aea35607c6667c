import { useEffect, useRef, useState } from 'react';
import { Button } from '@agency/site/components/Button/Button.tsx';
import { fullAddress } from '../../../content/full-address.ts';
import { ActionForm, SmallButton } from '../../shell/Action.tsx';
import { listOfPages } from '../fields.tsx';
import pictureStyles from '../picture.module.css';

const isAddress = (address: string): boolean =>
  /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S*$/u.test(address);

export interface Link {
  words: string;
  href: string;
}

interface TextLinkProps {
  /** The link at the cursor; without an address when there is none yet. */
  link: Link;
  /** Without a link: it is removed. */
  onTake: (link: Link | undefined) => void;
  onClose: () => void;
}

/** Asks for the words of a link, and where it leads. */
export const TextLink = ({ link, onTake, onClose }: TextLinkProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [words, setWords] = useState(link.words);
  const [href, setHref] = useState(link.href);
  useEffect(() => dialog.current?.showModal(), []);
  const take = (taken: Link | undefined) => {
    dialog.current?.close();
    onTake(taken);
  };
  return (
    <dialog
      ref={dialog}
      className={pictureStyles.dialog}
      aria-label="A link in the text"
      onClose={onClose}
    >
      <ActionForm
        className="stack gap-3 items-start"
        onSubmit={() => take({ words: words.trim(), href: fullAddress(href) })}
      >
        <h2>A link in the text</h2>
        <label className="strong full-width">
          Words
          <input
            value={words}
            required
            autoFocus={link.words === ''}
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <label className="strong full-width">
          Leads to
          <input
            value={href}
            required
            autoFocus={link.words !== ''}
            list={listOfPages}
            autoComplete="off"
            spellCheck={false}
            aria-describedby="text-link-hint"
            ref={(input) =>
              input?.setCustomValidity(
                isAddress(fullAddress(href))
                  ? ''
                  : 'Choose a page of this site, or type an address such as https://example.com',
              )
            }
            onChange={({ target }) => setHref(target.value)}
          />
        </label>
        <p id="text-link-hint" className="quiet">
          A page of this site, which the list offers, or an address elsewhere, an email address or a
          phone number.
        </p>
        <div className="wrap gap-2">
          <Button type="submit" className="compact">
            Set the link
          </Button>
          {link.href !== '' && (
            <SmallButton onClick={() => take(undefined)}>Remove the link</SmallButton>
          )}
          <SmallButton onClick={() => dialog.current?.close()}>Cancel</SmallButton>
        </div>
      </ActionForm>
    </dialog>
  );
};
