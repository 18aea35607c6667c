import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Picture.module.css';

/** A picture in the sizes and formats the build made of it. */
export interface PictureSource {
  /** The fallback's address. */
  src: string;
  width: number;
  height: number;
  /** One entry a format (and, for art direction, a crop), best first. */
  sources: readonly { type: string; srcSet: string; media?: string | undefined }[];
  sizes: string;
  /** What stays in sight where the page cuts a part of it off, in percent, by quarters. */
  focus?: { x: number; y: number } | undefined;
}

export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'width' | 'height'
> {
  picture: PictureSource;
  /** Empty for decoration. */
  alt: string;
  /** Only the picture of the first screen is fetched at once. */
  priority?: boolean;
}

/** Content whose pictures of these names were made. */
export type WithPictures<Content, Name extends keyof Content> = Omit<Content, Name> &
  Record<Name, PictureProps>;

/** A responsive picture that keeps its place while it loads. */
export const Picture = ({ picture, alt, priority = false, ...rest }: PictureProps) => (
  <picture>
    {picture.sources.map(({ type, srcSet, media }) => (
      <source
        key={`${type}${media}`}
        type={type}
        srcSet={srcSet}
        sizes={picture.sizes}
        media={media}
      />
    ))}
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'async' : undefined}
      data-focus-x={picture.focus?.x}
      data-focus-y={picture.focus?.y}
      {...rest}
    />
  </picture>
);

interface ArchProps extends PictureProps {
  tone?: 'action' | 'soft' | 'success';
  /** A doorway for upright pictures, a window for wide ones. */
  shape?: 'doorway' | 'window';
}

export const Arch = ({ tone = 'soft', shape = 'doorway', className, ...picture }: ArchProps) => (
  <div
    className={clsx('fill relative isolate', styles.arch, styles[shape], styles[tone], className)}
  >
    <Picture {...picture} />
  </div>
);

export type CaptionedPicture = PictureProps & { caption?: string | undefined };

export const BrowserFrame = (picture: PictureProps) => (
  <div className={clsx('fill relative clip', styles.frame)}>
    <div className={clsx('row', styles.bar)} aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
    <Picture {...picture} />
  </div>
);
