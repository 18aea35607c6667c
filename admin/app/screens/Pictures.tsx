import { clsx } from 'clsx';
import { useRef } from 'react';
import type { Picture } from '../api-types.ts';
import { address, sendPicture } from '../api.ts';
import { ActionButton } from '../shell/Action.tsx';
import { Empty, Screen, Show } from '../shell/Screen.tsx';
import { counted } from '../shell/times.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './Pictures.module.css';

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** All pictures of the site, with their size and where they are used. */
export const Pictures = () => {
  const pictures = useLoad<Picture[]>('/api/pictures');
  const input = useRef<HTMLInputElement>(null);
  const upload = async () => {
    const file = input.current?.files?.[0];
    if (!file) throw new Error('Choose a picture from your computer first.');
    await sendPicture<Picture>(file);
    if (input.current) input.current.value = '';
    pictures.reload();
  };
  return (
    <Screen
      title="Pictures"
      lead="At least 800 × 500 pixels, at most 20 MB; some places ask for more. What you upload is converted to WebP; the site makes every smaller size itself."
    >
      <div className="panel wrap gap-3 strong items-end">
        <label className="may-shrink">
          A picture from your computer
          <input
            ref={input}
            type="file"
            accept="image/*"
            className={clsx('full-width', styles.file)}
          />
        </label>
        <ActionButton label="Upload" variant="primary" done="Uploaded." run={upload} />
      </div>
      <Show of={pictures}>
        {(all) =>
          all.length === 0 ? (
            <Empty>There are no pictures yet.</Empty>
          ) : (
            <ul className={clsx('stack gap-4', styles.grid)}>
              {all.map(({ path, width, height, bytes, usedBy, isOlder }) => (
                <li key={path} className="may-shrink">
                  <img
                    className="thumbnail"
                    src={address('/api/pictures/file', { path })}
                    alt=""
                    loading="lazy"
                  />
                  <p className={clsx('strong', styles.name)}>{fileName(path)}</p>
                  <p className="quiet">
                    {width} × {height}, {Math.ceil(bytes / 1024)} kB ·{' '}
                    {usedBy > 0 ? `used in ${counted(usedBy, 'place')}` : 'not used'}
                  </p>
                  {isOlder && <p className="small strong accent">Drawn for the brand as it was</p>}
                </li>
              ))}
            </ul>
          )
        }
      </Show>
    </Screen>
  );
};
