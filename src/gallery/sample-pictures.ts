import portrait from '../../content/pictures/portrait-studio.webp?url';
import website from '../../content/pictures/projects/bakery.webp?url';
import type { PictureSource } from '../components/Picture/Picture.tsx';

const picture = (src: string, width: number, height: number): PictureSource => ({
  src,
  width,
  height,
  sources: [],
  sizes: '100vw',
});

/** An upright picture. */
export const uprightPicture = picture(portrait, 1000, 1250);

/** A wide picture: a website. */
export const widePicture = picture(website, 1440, 1000);
