import { uprightPicture } from '../../gallery/sample-pictures.ts';
import type { Example } from '../../gallery/example.ts';
import { Picture } from './Picture.tsx';

export const examples: readonly Example[] = [
  { state: 'described', show: <Picture picture={uprightPicture} alt="Two women at a desk" /> },
  {
    state: 'missing file',
    show: <Picture picture={{ ...uprightPicture, src: '/gone.webp' }} alt="Two women at a desk" />,
  },
];
