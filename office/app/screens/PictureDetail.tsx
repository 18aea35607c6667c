import { clsx } from 'clsx';
import { useState } from 'react';
import type { OpenPicture } from '../api-types.ts';
import { apiUrl, replacePicture, sendChange, useLive } from '../api.ts';
import pictureStyles from '../form/picture.module.css';
import { plainName, pictureUrl, usePictureField } from '../form/pictures.tsx';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { Screen, Show } from '../shell/Screen.tsx';
import { goTo, linkTo } from '../shell/browser.ts';
import styles from './Pictures.module.css';

const Places = ({ picture: { places, layouts } }: PartProps) => (
  <section className="stack gap-2">
    <h2>Where it is shown</h2>
    {places.length + layouts.length === 0 && <p>Nowhere.</p>}
    <ul className="stack line">
      {layouts.map((where) => (
        <li key={where} className="padding-3 line-below">
          {where}
        </li>
      ))}
      {places.map(({ title, field, link, alt }) => (
        <li key={link.join('/')} className="stack gap-1 padding-3 line-below">
          <a className="own-line" href={linkTo(...link)}>
            {title} › {field}
          </a>
          {alt !== undefined && <p className="measure breaks">“{alt}”</p>}
        </li>
      ))}
    </ul>
  </section>
);

const Replace = ({ picture: { path, needs } }: PartProps) => {
  const { field, run } = usePictureField((picture) => replacePicture(picture, path));
  return (
    <section className="stack gap-2 items-start">
      <h2>Replace everywhere</h2>
      <label>
        Another picture for all of these places
        {needs.width > 0 && `, at least ${needs.width} × ${needs.height} pixels`}
        <input ref={field} type="file" accept="image/*" className={pictureStyles.file} />
      </label>
      <p className="quiet">
        See whether the words for those who cannot see it still fit. History undoes it.
      </p>
      <ActionButton label="Replace it" done="Replaced, everywhere." run={run} />
    </section>
  );
};

const Remove = ({ picture: { path } }: PartProps) => (
  <ConfirmButton
    label="Delete"
    question={`Delete ${plainName(path)}?`}
    yes="Delete it"
    done="Deleted. You can restore it from History."
    run={() => sendChange('DELETE', apiUrl('/api/picture', { path }))}
    onDone={() => goTo('pictures')}
  >
    <p>It is shown nowhere. You can restore it from History.</p>
  </ConfirmButton>
);

/** One picture: where it is shown, and the actions on it. */
export const PictureDetail = ({ path }: { path: string }) => {
  const loaded = useLive<OpenPicture>(apiUrl('/api/picture', { path }), true);
  return (
    <Screen title={plainName(path)} above={<a href={linkTo('pictures')}>Pictures</a>}>
      <Show of={loaded}>
        {(picture) => {
          const { width, height, bytes, usedBy, version } = picture;
          return (
            <>
              <Focus picture={picture} key={`focus ${version}`} />
              <p className="quiet">
                {width} × {height} pixels, {Math.ceil(bytes / 1024)} kB
              </p>
              <Places picture={picture} />
              <Crop picture={picture} key={`crop ${version}`} />
              <Replace picture={picture} />
              {usedBy === 0 && <Remove picture={picture} />}
            </>
          );
        }}
      </Show>
    </Screen>
  );
};

/** The props of each section of the screen. */
interface PartProps {
  picture: OpenPicture;
}

type Framing = OpenPicture['framing'];

const keep = (path: string, framing: Framing) =>
  sendChange('POST', '/api/picture/frame', { path, ...framing });

const middle = { x: 50, y: 50 };

const quarters = [0, 25, 50, 75, 100];

/** Sets the focus point, which stays visible wherever a page crops the picture. */
const Focus = ({ picture }: PartProps) => {
  const { path, version, framing } = picture;
  const [focus, setFocus] = useState(framing.focus ?? middle);
  const isMiddle = focus.x === middle.x && focus.y === middle.y;
  return (
    <section className="stack gap-2 items-start">
      <div className={clsx('relative', styles.frame)}>
        <img src={pictureUrl(path, version)} alt="" />
        <div className={styles.points} role="radiogroup" aria-label="Focus point">
          {quarters.flatMap((y) =>
            quarters.map((x) => (
              <input
                key={`${x} ${y}`}
                type="radio"
                name="focus"
                aria-label={`${x} % from the left, ${y} % from the top`}
                checked={focus.x === x && focus.y === y}
                onChange={() => setFocus({ x, y })}
              />
            )),
          )}
        </div>
      </div>
      <p className="quiet">
        Choose the point that matters: wherever a page shows only a part of the picture, it stays in
        sight.
      </p>
      <ActionButton
        label="Keep this focus point"
        done="Kept. Visitors see it once you publish."
        run={() => keep(path, { ...framing, focus: isMiddle ? undefined : focus })}
      />
    </section>
  );
};

const edges = ['left', 'top', 'right', 'bottom'] as const;

/** The part cut off at each edge, in percent. */
type Cut = Record<(typeof edges)[number], number>;

const cutOf = ({ crop }: Framing): Cut => {
  const { left, top, width, height } = crop ?? { left: 0, top: 0, width: 100, height: 100 };
  return { left, top, right: 100 - left - width, bottom: 100 - top - height };
};

/** Crops a picture at its edges. The original is kept. */
const Crop = ({ picture }: PartProps) => {
  const { path, version, framing } = picture;
  const [cut, setCut] = useState(cutOf(framing));
  const { left, top, right, bottom } = cut;
  const crop = { left, top, width: 100 - left - right, height: 100 - top - bottom };
  const isWhole = crop.width === 100 && crop.height === 100;
  return (
    <section className="stack gap-2 items-start">
      <h2>Crop</h2>
      <div className={clsx('relative', styles.frame)}>
        <img src={apiUrl('/api/pictures/file', { path, version, whole: 'yes' })} alt="" />
        <div
          className={styles.crop}
          style={{ inset: `${top}% ${right}% ${bottom}% ${left}%` }}
          aria-hidden="true"
        />
      </div>
      <div className={clsx('stack gap-2 across-5 full-width', styles.edges)}>
        {edges.map((edge) => (
          <label key={edge}>
            Cut off at the {edge}: {cut[edge]} %
            <input
              type="range"
              min={0}
              max={45}
              value={cut[edge]}
              onChange={({ target }) => setCut({ ...cut, [edge]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
      <div className="wrap gap-2">
        <ActionButton
          label="Crop it"
          done="Cropped, everywhere. The whole picture is kept."
          disabled={isWhole}
          run={() => keep(path, { ...framing, crop })}
        />
        {framing.crop && (
          <ActionButton
            label="Show all of it again"
            done="It is whole again."
            run={() => keep(path, { ...framing, crop: undefined })}
          />
        )}
      </div>
    </section>
  );
};
