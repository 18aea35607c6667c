import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { counted } from '@agency/leads/forms/counted.ts';
import type { Picture, Redrawing } from '../api-types.ts';
import { sendChange, sendPicture, useLive } from '../api.ts';
import pictureStyles from '../form/picture.module.css';
import { plainName, pictureUrl, usePictureField } from '../form/pictures.tsx';
import { ActionButton } from '../shell/Action.tsx';
import { Empty, Screen, Show, TextField } from '../shell/Screen.tsx';
import { linkTo, useInterval } from '../shell/browser.ts';
import styles from './Pictures.module.css';

const Upload = () => {
  const { field, run } = usePictureField((picture) => sendPicture(picture));
  return (
    <div className="panel wrap gap-3 strong items-end">
      <label>
        A picture from this device
        <input ref={field} type="file" accept="image/*" className={pictureStyles.file} />
      </label>
      <ActionButton label="Upload" variant="primary" done="Uploaded." run={run} />
    </div>
  );
};

/** Redraws the pictures that were drawn for the brand as it was. */
const Redraw = ({ onEnd }: { onEnd: () => void }) => {
  const { answer, reload } = useLive<Redrawing>('/api/pictures/redraw');
  const { canDraw = false, older = 0, now } = answer ?? {};
  const isDrawing = now?.state === 'drawing';
  useInterval(isDrawing ? 1000 : undefined, reload);
  useEffect(() => (isDrawing ? onEnd : undefined), [isDrawing, onEnd]);
  if (!canDraw || (older === 0 && (!now || now.state === 'stopped'))) return null;
  return (
    <div className="panel stack gap-3 items-start">
      {isDrawing ? (
        <>
          <div role="status" className="full-width">
            <label className="stack gap-0">
              {now.all === undefined
                ? 'Getting ready to draw …'
                : `${now.done} of ${now.all} pictures are done. You can go on working meanwhile.`}
              <progress className="full-width" max={now.all ?? 1} value={now.done} />
            </label>
          </div>
          <ActionButton label="Stop" run={() => sendChange('DELETE', '/api/pictures/redraw')} />
        </>
      ) : (
        <>
          {now?.state === 'done' && (
            <p role="status">
              {counted(now.count, 'picture')} redrawn. Visitors see them once you publish; History
              undoes it.
            </p>
          )}
          {now?.state === 'failed' && <p role="alert">{now.message}</p>}
          {now?.state === 'stopped' && (
            <p role="status">
              {now.by === 'button'
                ? 'You stopped the drawing.'
                : 'The drawing was broken off when the back office ended.'}{' '}
              All pictures are as before.
            </p>
          )}
          {older > 0 && (
            <>
              <p>
                {counted(older, 'picture')} {older === 1 ? 'was' : 'were'} drawn for the brand as it
                was: in other colors, or with another plant or mark. To redraw them all takes some 5
                to 10 minutes. You can go on working, but leave the back office running.
              </p>
              <ActionButton
                label="Redraw"
                run={() => sendChange('POST', '/api/pictures/redraw')}
                onDone={reload}
              />
            </>
          )}
        </>
      )}
    </div>
  );
};

const Card = ({ picture }: { picture: Picture }) => {
  const { path, width, height, bytes, usedBy, isOlder, version, alt } = picture;
  return (
    <li className="may-shrink">
      <a href={linkTo('pictures', path)} className="block above-2 breaks">
        <img className="thumbnail" src={pictureUrl(path, version)} alt="" loading="lazy" />
        {plainName(path)}
      </a>
      {alt && <p className="small breaks">{alt}</p>}
      <p className="quiet">
        {width} × {height}, {Math.ceil(bytes / 1024)} kB ·{' '}
        {usedBy > 0 ? `used in ${counted(usedBy, 'place')}` : 'not used'}
      </p>
      {isOlder && <p className="small strong accent">Drawn for the brand as it was</p>}
    </li>
  );
};

/** All pictures of the site, searchable by name; each links to its own screen. */
export const Pictures = () => {
  const pictures = useLive<Picture[]>('/api/pictures', true);
  const [find, setFind] = useState('');
  const [isUnused, setIsUnused] = useState(false);
  const isWanted = ({ path, usedBy, alt = '' }: Picture) =>
    `${plainName(path)} ${path} ${alt}`.toLowerCase().includes(find.trim().toLowerCase()) &&
    !(isUnused && usedBy > 0);
  return (
    <Screen
      title="Pictures"
      lead="At least 800 × 500 pixels, at most 20 MB; every field says what it needs. The site makes every smaller size itself."
    >
      <Upload />
      <Redraw onEnd={pictures.reload} />
      <div className="wrap gap-3 items-end" role="search">
        <TextField label="Find by name or description" value={find} onText={setFind} />
        <label className="row gap-1 target">
          <input
            type="checkbox"
            checked={isUnused}
            onChange={({ target }) => setIsUnused(target.checked)}
          />
          Only those not used
        </label>
      </div>
      <Show of={pictures}>
        {(all) => {
          const found = all.filter(isWanted);
          return found.length === 0 ? (
            <Empty>There are no such pictures.</Empty>
          ) : (
            <ul className={clsx('stack gap-4', styles.grid)}>
              {found.map((picture) => (
                <Card key={picture.path} picture={picture} />
              ))}
            </ul>
          );
        }}
      </Show>
    </Screen>
  );
};
