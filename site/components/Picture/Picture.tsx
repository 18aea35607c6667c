import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './Picture.module.css';

/** A picture in the sizes and formats that the build generates. */
export interface PictureSource {
  /** The address of the fallback. */
  src: string;
  width: number;
  height: number;
  /** One entry per format (and, for art direction, per crop), best first. */
  sources: readonly { type: string; srcSet: string; media?: string | undefined }[];
  sizes: string;
  /** The point that stays visible when the page crops the picture, in percent, in steps of 25. */
  focus?: { x: number; y: number } | undefined;
}

export interface PictureProps extends Omit<
  ComponentPropsWithRef<'img'>,
  'src' | 'width' | 'height'
> {
  picture: PictureSource;
  /** Empty for decoration. */
  alt: string;
  /** Whether to load it eagerly, at high priority. Only for the picture of the first screen. */
  priority?: boolean;
}

/** Content with these picture fields replaced by generated pictures. */
export type WithPictures<Content, Name extends keyof Content> = Omit<Content, Name> &
  Record<Name, PictureProps>;

/** A responsive picture that reserves its space while it loads. */
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
  /** A doorway for portrait pictures, a window for landscape ones. */
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
