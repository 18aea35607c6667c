import type { ComponentPropsWithRef } from 'react';

/** A picture in the sizes and formats the build made of it. */
export interface PictureSource {
  /** The fallback's address. */
  src: string;
  width: number;
  height: number;
  /** One entry a format (and, for art direction, a crop), best first. */
  sources: readonly { type: string; srcSet: string; media?: string | undefined }[];
  sizes: string;
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
      {...rest}
    />
  </picture>
);
