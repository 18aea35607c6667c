import { shareImageSize } from '@agency/content-model/page-addresses.ts';
import type { Door } from '@agency/leads/forms/door.ts';

interface ShareTagsProps {
  title: string;
  /** Absolute addresses. */
  url: string;
  image: string;
  alt: string;
}

/** What the link preview of a page says and shows. */
export const ShareTags = ({ title, url, image, alt }: ShareTagsProps) => (
  <>
    <meta property="og:title" content={title} />
    <meta property="og:url" content={url} />
    <meta property="og:image" content={image} />
    <meta property="og:image:width" content={String(shareImageSize.width)} />
    <meta property="og:image:height" content={String(shareImageSize.height)} />
    <meta property="og:image:alt" content={alt} />
  </>
);

interface DoorTagsProps {
  title: string;
  origin: string;
  /** The path of the image when there is no shop. */
  image: string;
  /** The visitor's shop. Undefined on the page as built. */
  door?: Door;
}

/** The link preview of the visitor's shop shows her sign. Its first paint waits for the website, which grows out of the door. */
export const DoorTags = ({ title, origin, image, door }: DoorTagsProps) => {
  const query = door ? `?${new URLSearchParams({ ...door })}` : '';
  const name = door ? `${door.name} | ${title}` : title;
  return (
    <>
      {door && <link rel="expect" href="#website" blocking="render" />}
      <ShareTags
        title={name}
        url={`${origin}/yourdoor${query}`}
        image={`${origin}${door ? `/yourdoor/sign.jpg${query}` : image}`}
        alt={name}
      />
    </>
  );
};
