import { Picture } from '../../../components/Picture/Picture.tsx';
import { widePicture } from '../../../gallery/sample-pictures.ts';
import type { Example } from '../../../gallery/example.ts';
import { Rail, RailItem } from './Rail.tsx';

const rail = (perView: 'two' | 'three') => (
  <Rail label="Projects" perView={perView}>
    {[1, 2, 3, 4, 5].map((number) => (
      <RailItem key={number} position={`${number} of 5`}>
        <Picture picture={widePicture} alt={`Project ${number}`} />
      </RailItem>
    ))}
  </Rail>
);

export const examples: readonly Example[] = [
  { state: 'at the beginning, two at once', show: rail('two') },
  { state: 'at the beginning, three at once', show: rail('three') },
  {
    state: 'at the end',
    show: rail('two'),
    prepare: (root) => {
      const track = root.querySelector('[data-rail-track]');
      track?.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
      root.querySelector('[data-rail-arrow=previous]')?.setAttribute('aria-disabled', 'false');
      root.querySelector('[data-rail-arrow=next]')?.setAttribute('aria-disabled', 'true');
    },
  },
];
