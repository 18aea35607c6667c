import { useEffect, useRef, useState } from 'react';
import { Button } from '@agency/site/components/Button/Button.tsx';
import type { Entry } from '../../api-types.ts';
import { sendPicture } from '../../api.ts';
import { ActionForm, SmallButton, useAction } from '../../shell/Action.tsx';
import pictureStyles from '../picture.module.css';
import { PictureChooser, pictureUrl } from '../pictures.tsx';

/** The minimum size of a picture in a text, in pixels. */
const needs = { width: 800, height: 500 };

interface TextPictureProps {
  /** The file that was pasted or dropped; undefined when the owner chooses one in the dialog. */
  file: File | undefined;
  entry: Entry;
  onTake: (path: string, alt: string) => void;
  onClose: () => void;
}

/** Asks for a picture and its alt text before inserting it. */
export const TextPicture = ({
  file,
  entry: { collection, id },
  onTake,
  onClose,
}: TextPictureProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<File | string | undefined>(file);
  const [seen, setSeen] = useState<string>();
  const [alt, setAlt] = useState('');
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (!(chosen instanceof File)) return setSeen(chosen && pictureUrl(chosen));
    const url = URL.createObjectURL(chosen);
    setSeen(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);
  const { isBusy, start } = useAction({
    done: 'The picture is in the text.',
    run: async () => {
      if (chosen === undefined) return;
      const place = { for: collection, id, field: 'body' };
      const path = typeof chosen === 'string' ? chosen : (await sendPicture(chosen, place)).path;
      dialog.current?.close();
      onTake(path, alt);
    },
  });
  return (
    <dialog
      ref={dialog}
      className={pictureStyles.dialog}
      aria-label="A picture in the text"
      onClose={onClose}
    >
      <ActionForm className="stack gap-3 items-start" onSubmit={() => void start()}>
        <h2>A picture in the text</h2>
        {seen !== undefined && <img className={pictureStyles.now} src={seen} alt="" />}
        {file === undefined && (
          <label className="strong">
            From this device, at least {needs.width} × {needs.height} pixels
            <input
              type="file"
              accept="image/*"
              className={pictureStyles.file}
              onChange={({ target }) => setChosen(target.files?.[0])}
            />
          </label>
        )}
        <label className="strong full-width">
          What it shows, in one sentence for those who cannot see it
          <input
            value={alt}
            required
            minLength={10}
            maxLength={160}
            onChange={({ target }) => setAlt(target.value)}
          />
        </label>
        <div className="wrap gap-2">
          <Button type="submit" className="compact" busy={isBusy} disabled={chosen === undefined}>
            {isBusy ? 'Uploading …' : 'Put it in the text'}
          </Button>
          <SmallButton onClick={() => dialog.current?.close()}>Cancel</SmallButton>
        </div>
        {file === undefined && (
          <>
            <h3>Or one that you have</h3>
            <PictureChooser
              needs={needs}
              choose={(path) => {
                setChosen(path);
                dialog.current?.scrollTo(0, 0);
              }}
            />
          </>
        )}
      </ActionForm>
    </dialog>
  );
};
