import type { Painting } from '../studio/picture.ts';
import { auditClipboard } from './audit.ts';
import { elitePhone, eliteWide } from './elite.ts';
import { phoneShop } from './local-seo.ts';

const doorway = { width: 960, height: 1200, quality: 87 } as const;

export const packagePictures: Painting[] = [
  { name: 'elite-wide.webp', width: 2400, height: 1000, quality: 84, paint: eliteWide },
  { name: 'elite-phone.webp', width: 1080, height: 1008, quality: 84, paint: elitePhone },
  { ...doorway, name: 'local-seo.webp', paint: phoneShop },
  { ...doorway, name: 'visibility-audit.webp', paint: auditClipboard },
];
