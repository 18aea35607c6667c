import { uprightPicture, widePicture } from '../../gallery/sample-pictures.ts';
import type { Example } from '../../gallery/example.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Arch } from './Arch.tsx';

const studio = <Picture picture={uprightPicture} alt="Two women at a desk" />;

export const examples: readonly Example[] = [
  ...(['marigold', 'rose', 'sage', 'plum'] as const).map((tone) => ({
    state: `doorway, ${tone}`,
    show: <Arch tone={tone}>{studio}</Arch>,
  })),
  {
    state: 'window',
    show: (
      <Arch shape="window">
        <Picture picture={widePicture} alt="The website of a bakery" />
      </Arch>
    ),
  },
];
