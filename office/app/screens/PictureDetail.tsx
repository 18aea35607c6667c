import type { OpenPicture } from '../api-types.ts';
import { address, ask, replacePicture } from '../api.ts';
import { fileName, usePictureField } from '../form/pictures.tsx';
import { ActionButton, ConfirmButton } from '../shell/Action.tsx';
import { goTo, linkTo } from '../shell/route.ts';
import { Screen, Show } from '../shell/Screen.tsx';
import { useLoad } from '../shell/use-load.ts';
import { Crop, Focus, type PartProps } from './Frame.tsx';
import pictureStyles from '../form/picture.module.css';

const Places = ({ picture: { places, layouts } }: { picture: OpenPicture }) => (
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

const Replace = ({ picture: { path, needs }, reload }: PartProps) => {
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
      <ActionButton label="Replace it" done="Replaced, everywhere." run={run} onDone={reload} />
    </section>
  );
};

const Remove = ({ picture: { path } }: { picture: OpenPicture }) => (
  <div>
    <ConfirmButton
      label="Delete"
      question={`Delete ${fileName(path)}?`}
      yes="Delete it"
      done="Deleted. You can restore it from History."
      run={() => ask('DELETE', address('/api/picture', { path }))}
      onDone={() => goTo('pictures')}
    >
      <p>It is shown nowhere. You can restore it from History.</p>
    </ConfirmButton>
  </div>
);

/** One picture: where it is shown, and what can be done with it. */
export const PictureDetail = ({ path }: { path: string }) => {
  const loaded = useLoad<OpenPicture>(address('/api/picture', { path }));
  return (
    <Screen title={fileName(path)} above={<a href={linkTo('pictures')}>Pictures</a>}>
      <Show of={loaded}>
        {(picture) => {
          const { width, height, bytes, usedBy, version } = picture;
          return (
            <>
              <Focus picture={picture} reload={loaded.reload} key={`focus ${version}`} />
              <p className="quiet">
                {width} × {height} pixels, {Math.ceil(bytes / 1024)} kB
              </p>
              <Places picture={picture} />
              <Crop picture={picture} reload={loaded.reload} key={`crop ${version}`} />
              <Replace picture={picture} reload={loaded.reload} />
              {usedBy === 0 && <Remove picture={picture} />}
            </>
          );
        }}
      </Show>
    </Screen>
  );
};
