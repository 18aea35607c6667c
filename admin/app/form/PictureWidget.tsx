import type { WidgetProps } from '@rjsf/utils';
import { useRef, useState } from 'react';
import { Button } from '../../../src/components/Button/Button.tsx';
import type { Picture } from '../api-types.ts';
import { address, sendPicture } from '../api.ts';
import { useStatus } from '../shell/status.tsx';
import { useLoad } from '../shell/use-load.ts';
import { contextOf } from './form-context.ts';
import { nameFrom, pathOf } from './picture-names.ts';
import styles from './picture.module.css';
import { controlProps } from './widgets.tsx';

const pictureUrl = (path: string) => address('/api/pictures/file', { path });

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** All pictures of the site; the one that is pressed is taken. */
const Chooser = ({ choose }: { choose: (path: string) => void }) => {
  const { answer = [], failure } = useLoad<Picture[]>('/api/pictures');
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      <ul className={styles.grid}>
        {answer.map(({ path, width, height }) => (
          <li key={path}>
            <button type="button" className={styles.choice} onClick={() => choose(path)}>
              <img src={pictureUrl(path)} alt="" loading="lazy" />
              <span>
                {fileName(path)}, {width} × {height}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** A picture: seen, chosen from those that are there, or uploaded. */
export const PictureWidget = (props: WidgetProps) => {
  const { value, onChange, registry, label } = props;
  const { file, collection } = contextOf(registry);
  const { say, fail } = useStatus();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const path = typeof value === 'string' && value !== '' ? pathOf(file, value) : undefined;
  const take = (chosen: string) => {
    onChange(nameFrom(file, chosen));
    dialog.current?.close();
  };
  const upload = async (picture: File) => {
    setIsBusy(true);
    try {
      const { path: stored, width, height } = await sendPicture<Picture>(picture, collection);
      take(stored);
      say(`The picture is in: ${width} × ${height} pixels.`);
    } catch (error) {
      fail(error);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className={styles.picture}>
      {path && <img className={styles.now} src={pictureUrl(path)} alt="" />}
      <div className={styles.beside}>
        <input
          {...controlProps(props)}
          readOnly
          value={path === undefined ? '' : fileName(path)}
          placeholder="No picture yet"
        />
        <div className={styles.buttons}>
          <Button
            type="button"
            variant="secondary"
            className={styles.small}
            onClick={() => {
              setIsOpen(true);
              dialog.current?.showModal();
            }}
          >
            Choose<span className="only-for-screen-readers">: {label}</span>
          </Button>
          <label className={styles.upload} aria-busy={isBusy || undefined}>
            {isBusy ? 'Uploading …' : 'Upload'}
            <span className="only-for-screen-readers">: {label}</span>
            <input
              type="file"
              accept="image/*"
              className="only-for-screen-readers"
              disabled={isBusy}
              onChange={({ target }) => {
                const [picture] = target.files ?? [];
                if (picture) void upload(picture);
                target.value = '';
              }}
            />
          </label>
        </div>
        <p className={styles.hint}>
          The page cuts it to its place: keep what matters near the middle. Then say below what it
          shows.
        </p>
      </div>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label="Choose a picture"
        onClose={() => setIsOpen(false)}
      >
        <div className={styles.head}>
          <h2>Choose a picture</h2>
          <Button
            type="button"
            variant="secondary"
            className={styles.small}
            onClick={() => dialog.current?.close()}
          >
            Cancel
          </Button>
        </div>
        {isOpen && <Chooser choose={take} />}
      </dialog>
    </div>
  );
};
