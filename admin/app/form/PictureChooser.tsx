import { clsx } from 'clsx';
import type { PictureNeeds } from '../../../src/content-schemas/picture-needs.ts';
import type { Picture } from '../api-types.ts';
import { address } from '../api.ts';
import { useLoad } from '../shell/use-load.ts';
import styles from './picture.module.css';

/** `version` tells a file from another one that stood in its place. */
export const pictureUrl = (path: string, version?: number) =>
  address('/api/pictures/file', { path, version });

export const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

interface PictureChooserProps {
  needs: PictureNeeds;
  choose: (path: string) => void;
}

/** The pictures of the site that are large enough; the one that is pressed is taken. */
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
              className={clsx('stack gap-1 full-width rounded small breaks', styles.choice)}
              onClick={() => choose(path)}
            >
              <img className="thumbnail" src={pictureUrl(path, version)} alt="" loading="lazy" />
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
