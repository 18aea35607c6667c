import { clsx } from 'clsx';
import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import type { PictureNeeds } from '@agency/content-model/schemas/pictures.ts';
import { sendPicture } from '../api.ts';
import { SmallButton, useAction } from '../shell/Action.tsx';
import { useStatus } from '../shell/status.tsx';
import { contextOf, controlProps } from './text-widgets.tsx';
import {
  fileName,
  nameFrom,
  pathOf,
  PictureChooser,
  pictureUrl,
  UploadButton,
} from './pictures.tsx';
import styles from './picture.module.css';

/** The schema of every picture says what it needs. */
const needsOf = (schema: object) => (schema as { needs: PictureNeeds }).needs;

/** A picture: seen, chosen from those that are there, or uploaded. */
export const PictureWidget = (props: WidgetProps) => {
  const { id, value, onChange, registry, label, required, schema } = props;
  const { entry } = contextOf(registry);
  const needs = needsOf(schema);
  const { say } = useStatus();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const path = typeof value === 'string' && value !== '' ? pathOf(entry.file, value) : undefined;
  const take = (chosen: string) => {
    onChange(nameFrom(entry.file, chosen));
    dialog.current?.close();
  };
  const upload = useAction({
    run: async (picture: File) => {
      // rjsf makes the id of a field from the names that lead to it.
      const field = id.split('_').slice(1).join('.');
      const stored = await sendPicture(picture, { for: entry.collection, id: entry.id, field });
      take(stored.path);
      say(`Uploaded: ${stored.width} × ${stored.height} pixels.`);
    },
  });
  return (
    <div className="wrap gap-3">
      {path && (
        <img className={clsx('thumbnail fixed-size', styles.now)} src={pictureUrl(path)} alt="" />
      )}
      <div className={clsx('stack gap-1 items-top may-shrink', styles.beside)}>
        <input
          {...controlProps(props)}
          readOnly
          value={path === undefined ? '' : fileName(path)}
          placeholder="No picture yet"
        />
        <div className="wrap gap-1">
          <SmallButton
            about={label}
            onClick={() => {
              setIsOpen(true);
              dialog.current?.showModal();
            }}
          >
            Choose
          </SmallButton>
          <UploadButton accept="image/*" {...upload}>
            {upload.isBusy ? 'Uploading …' : 'Upload'}
            <span className="only-for-screen-readers">: {label}</span>
          </UploadButton>
          {path && !required && (
            <SmallButton about={label} onClick={() => onChange(undefined)}>
              Remove
            </SmallButton>
          )}
        </div>
        <p className="quiet">
          At least {needs.width} × {needs.height} pixels
          {needs.behindWords &&
            `, and bright in its ${needs.behindWords.called}, where words stand`}
          . We crop it to fit: keep what matters near the middle.
        </p>
      </div>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Choose a picture"
        onClose={() => setIsOpen(false)}
      >
        <div className="row gap-3 apart below-2">
          <h2>Choose a picture</h2>
          <SmallButton onClick={() => dialog.current?.close()}>Cancel</SmallButton>
        </div>
        {isOpen && <PictureChooser needs={needs} choose={take} />}
      </dialog>
    </div>
  );
};
