import type { Painting } from '../studio/picture.ts';
import { aboutAfter, missionAfter, name } from './after.ts';
import { aboutBefore, homeBefore, missionBefore } from './before.ts';
import { lawHome } from './firm.ts';

const size = { width: 1440, height: 1000, quality: 86 } as const;

const pages = {
  home: { before: homeBefore, after: () => lawHome(name) },
  about: { before: aboutBefore, after: aboutAfter },
  mission: { before: missionBefore, after: missionAfter },
};

/** The law firm's website before and after the redesign, page by page. */
export const caseStudyPictures: Painting[] = Object.entries(pages).flatMap(
  ([page, { before, after }]) => [
    { ...size, name: `shephedlaw/${page}-before.webp`, paint: before },
    { ...size, name: `shephedlaw/${page}-after.webp`, oversampling: 2, paint: after },
  ],
);
