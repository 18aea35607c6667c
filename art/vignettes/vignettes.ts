import type { Painting } from '../studio/picture.ts';
import { design, discovery, launch, localSearch } from './process.ts';
import { localSearchService } from './lantern-map.ts';
import { webDesign } from './painted-shop.ts';

const small = { width: 600, height: 600, transparent: true, quality: 80 } as const;
const large = { width: 1200, height: 900, quality: 82 } as const;

export const vignettePictures: Painting[] = [
  { ...small, name: 'process-1-discovery.webp', paint: discovery },
  { ...small, name: 'process-2-design.webp', paint: design },
  { ...small, name: 'process-3-local-search.webp', paint: localSearch },
  { ...small, name: 'process-4-launch.webp', paint: launch },
  { ...large, name: 'service-web-design.webp', transparent: true, paint: webDesign },
  { ...large, name: 'service-local-search.webp', paint: localSearchService },
];
