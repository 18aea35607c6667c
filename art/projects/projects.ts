import type { Painting } from '../studio/picture.ts';
import { bakery } from './bakery.ts';
import { ceramics } from './ceramics.ts';
import { clinic } from './clinic.ts';
import { coaching } from './coaching.ts';
import { consulting } from './consulting.ts';
import { finance } from './finance.ts';
import { florist } from './florist.ts';
import { law } from './law.ts';
import { restOfBakery } from './whole/bakery.ts';
import { restOfCeramics } from './whole/ceramics.ts';
import { restOfClinic } from './whole/clinic.ts';
import { restOfCoaching } from './whole/coaching.ts';
import { restOfConsulting } from './whole/consulting.ts';
import { restOfFinance } from './whole/finance.ts';
import { restOfFlorist } from './whole/florist.ts';
import { restOfLaw } from './whole/law.ts';
import { phone, phoneView, whole, wholePage, type Rest } from './whole/whole.ts';

const sites: Readonly<Record<string, readonly [screen: () => string, rest: Rest]>> = {
  law: [law, restOfLaw],
  consulting: [consulting, restOfConsulting],
  finance: [finance, restOfFinance],
  coaching: [coaching, restOfCoaching],
  bakery: [bakery, restOfBakery],
  florist: [florist, restOfFlorist],
  ceramics: [ceramics, restOfCeramics],
  clinic: [clinic, restOfClinic],
};

/** Three pictures of each website: its first screen, the whole page and the phone view. */
export const projectPictures: Painting[] = Object.entries(sites).flatMap(
  ([name, [screen, rest]]) => [
    {
      name: `projects/${name}.webp`,
      width: 1440,
      height: 1000,
      quality: 86,
      oversampling: 2,
      paint: screen,
    },
    {
      ...whole,
      name: `projects/${name}-whole.webp`,
      quality: 57,
      paint: () => wholePage(screen(), rest),
    },
    { ...phone, name: `projects/${name}-phone.webp`, quality: 70, paint: () => phoneView(rest) },
  ],
);
