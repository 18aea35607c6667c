import { clsx } from 'clsx';
import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { PictureNeeds } from '@agency/content-model/schemas/pictures.ts';
import button from '@agency/site/components/Button/Button.module.css';
import type { Picture } from '../api-types.ts';
import { apiUrl, onItsWay, sendPicture, useLoad } from '../api.ts';
import { SmallButton, useAction } from '../shell/Action.tsx';
import { say } from '../shell/status.tsx';
import { contextOf, controlProps } from './fields.tsx';
import styles from './picture.module.css';

/** The path of a picture, from its name in a content file: `../pictures/a.webp` in `content/pages/home.yml`. */
export const picturePath = (file: string, name: string): string =>
  decodeURI(URL.parse(encodeURI(name), `file:///${file}`)?.pathname ?? '').slice(1);

/** The name of a picture in a content file: its path relative to that file. */
export const pictureName = (file: string, path: string): string => {
  const [, ...inContent] = path.split('/');
  const up = '../'.repeat(file.split('/').length - 2) || './';
  return up + inContent.join('/');
};

/** `version` busts the cache when a file was replaced. */
export const pictureUrl = (path: string, version?: number) =>
  apiUrl('/api/pictures/file', { path, version });

/** The name of a picture in plain words: `Closed door dawn` for `content/pictures/closed-door-dawn.webp`. */
export const plainName = (path: string): string => {
  const words = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.')).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface PictureChooserProps {
  needs: PictureNeeds;
  choose: (path: string) => void;
}

/** The pictures of the site that are large enough; a click chooses one. */
export const PictureChooser = ({ needs, choose }: PictureChooserProps) => {
  const { answer, failure } = useLoad<Picture[]>('/api/pictures');
  const fitting = answer?.filter(
    ({ width, height }) => width >= needs.width && height >= needs.height,
  );
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      {fitting?.length === 0 && <p>None of your pictures is large enough. Please upload one.</p>}
      <ul className={clsx('stack gap-3', styles.grid)}>
        {fitting?.map(({ path, width, height, version }) => (
          <li key={path}>
            <button
              type="button"
              className={clsx('tile on-ground stack gap-1 full-width small breaks', styles.choice)}
              onClick={() => choose(path)}
            >
              <img className="thumbnail" src={pictureUrl(path, version)} alt="" loading="lazy" />
              <span>
                {plainName(path)}, {width} × {height}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The ref of a file input, and the action that sends its file. */
export const usePictureField = (send: (picture: File) => Promise<unknown>) => {
  const field = useRef<HTMLInputElement>(null);
  const run = async () => {
    const picture = field.current?.files?.[0];
    if (!picture) throw new Error('Choose a picture from this device first.');
    await send(picture);
    if (field.current) field.current.value = '';
  };
  return { field, run };
};

interface UploadButtonProps {
  /** The value of the `accept` attribute. */
  accept: string;
  isBusy: boolean;
  start: (file: File) => Promise<void>;
  children: ReactNode;
}

/** A file picker, which also takes the same file again. */
export const UploadButton = ({ accept, isBusy, start, children }: UploadButtonProps) => (
  <label
    className={clsx(button.button, button.secondary, 'compact', styles.upload)}
    aria-busy={isBusy || undefined}
  >
    {children}
    <input
      type="file"
      accept={accept}
      className="only-for-screen-readers"
      disabled={isBusy}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) void start(file);
        target.value = '';
      }}
    />
  </label>
);

/** The schema of every picture has a `needs`. */
const needsOf = (schema: object) => (schema as { needs: PictureNeeds }).needs;

const cropWords = {
  focus:
    'A picture of another shape is cropped around its focus point, which you set under Pictures.',
  middle: 'We crop it to fit: keep what matters near the middle.',
};

/** A picture field: shows the picture, and lets one be chosen or uploaded. */
export const PictureWidget = (props: WidgetProps) => {
  const { id, value, onChange, registry, label, required, schema } = props;
  const { entry } = contextOf(registry);
  const needs = needsOf(schema);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const path =
    typeof value === 'string' && value !== '' ? picturePath(entry.file, value) : undefined;
  const take = (chosen: string) => {
    onChange(pictureName(entry.file, chosen));
    dialog.current?.close();
  };
  const send = async (picture: File) => {
    // rjsf makes the id of a field from its path.
    const field = id.split('_').slice(1).join('.');
    const stored = await sendPicture(picture, { for: entry.collection, id: entry.id, field });
    // A save that waits for the picture takes the form as it is right after this.
    flushSync(() => take(stored.path));
    say(`Uploaded: ${stored.width} × ${stored.height} pixels.`);
  };
  const upload = useAction({ run: async (picture: File) => onItsWay(send(picture)) });
  return (
    <div className="wrap gap-3">
      {path && (
        <img className={clsx('thumbnail fixed-size', styles.now)} src={pictureUrl(path)} alt="" />
      )}
      <div className={clsx('stack gap-1 items-top may-shrink', styles.beside)}>
        <input
          {...controlProps(props)}
          readOnly
          value={path === undefined ? '' : plainName(path)}
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
          . {needs.croppedAround ? cropWords[needs.croppedAround] : 'It’s shown whole.'}
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
