import { widePicture } from '../../gallery/sample-pictures.ts';
import type { Example } from '../../gallery/example.ts';
import { Picture } from '../Picture/Picture.tsx';
import { BrowserFrame } from './BrowserFrame.tsx';

export const examples: readonly Example[] = [
  {
    state: 'around a website',
    show: (
      <BrowserFrame>
        <Picture picture={widePicture} alt="The website of a bakery" />
      </BrowserFrame>
    ),
  },
];
