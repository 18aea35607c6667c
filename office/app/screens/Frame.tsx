import { clsx } from 'clsx';
import { useState } from 'react';
import type { OpenPicture } from '../api-types.ts';
import { address, ask } from '../api.ts';
import { pictureUrl } from '../form/pictures.tsx';
import { ActionButton } from '../shell/Action.tsx';
import styles from './Pictures.module.css';

/** Of a part of a picture's screen. */
export interface PartProps {
  picture: OpenPicture;
  reload: () => void;
}

type Framing = OpenPicture['framing'];

const keep = (path: string, framing: Framing) =>
  ask('POST', '/api/picture/frame', { path, ...framing });

const middle = { x: 50, y: 50 };

const quarters = [0, 25, 50, 75, 100];

/** The picture, with a point on it that stays in sight wherever a page cuts it. */
export const Focus = ({ picture, reload }: PartProps) => {
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
        onDone={reload}
      />
    </section>
  );
};

const edges = ['left', 'top', 'right', 'bottom'] as const;

/** What is cut off at each edge, in percent. */
type Cut = Record<(typeof edges)[number], number>;

const cutOf = ({ crop }: Framing): Cut => {
  const { left, top, width, height } = crop ?? { left: 0, top: 0, width: 100, height: 100 };
  return { left, top, right: 100 - left - width, bottom: 100 - top - height };
};

/** Cuts a picture at its edges; what is cut off can be brought back. */
export const Crop = ({ picture, reload }: PartProps) => {
  const { path, version, framing } = picture;
  const [cut, setCut] = useState(cutOf(framing));
  const { left, top, right, bottom } = cut;
  const crop = { left, top, width: 100 - left - right, height: 100 - top - bottom };
  const isWhole = crop.width === 100 && crop.height === 100;
  return (
    <section className="stack gap-2 items-start">
      <h2>Crop</h2>
      <div className={clsx('relative', styles.frame)}>
        <img src={address('/api/pictures/file', { path, version, whole: 'yes' })} alt="" />
        <div
          className={styles.crop}
          style={{ inset: `${top}% ${right}% ${bottom}% ${left}%` }}
          aria-hidden="true"
        />
      </div>
      <div className={clsx('stack gap-2 across-4 full-width', styles.edges)}>
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
          onDone={reload}
        />
        {framing.crop && (
          <ActionButton
            label="Show all of it again"
            done="It is whole again."
            run={() => keep(path, { ...framing, crop: undefined })}
            onDone={reload}
          />
        )}
      </div>
    </section>
  );
};
