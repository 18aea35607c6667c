import { caseStudyPictures } from './case-study/case-study.ts';
import { coverPictures } from './covers/covers.ts';
import { deskPictures } from './desk/desk.ts';
import { frontPictures } from './fronts/fronts.ts';
import { heroPictures } from './hero/hero.ts';
import { testimonialPictures } from './testimonials/testimonials.ts';
import { projectPictures } from './projects/projects.ts';
import { packagePictures } from './packages/packages.ts';
import { playbookPictures } from './playbook/playbook.ts';
import { portraitPictures } from './portraits/portraits.ts';
import { salonPictures } from './salon/work.ts';
import { skylinePictures } from './skylines/skylines.ts';
import { vignettePictures } from './vignettes/vignettes.ts';
import { make, type Picture } from './studio/picture.ts';
import { openStudio } from './studio/render.ts';

/**
 * `npm run art [-- part-of-a-name]` makes every picture, or those whose name contains the
 * argument. Pictures shown inside others stand before them.
 */
const pictures: Picture[] = [
  ...heroPictures,
  ...testimonialPictures,
  ...playbookPictures,
  ...portraitPictures,
  ...skylinePictures,
  ...salonPictures,
  ...projectPictures,
  ...frontPictures,
  ...deskPictures,
  ...packagePictures,
  ...caseStudyPictures,
  ...vignettePictures,
  ...coverPictures,
];

const wanted = process.argv[2] ?? '';
const studio = await openStudio();
try {
  for (const picture of pictures.filter(({ name }) => name.includes(wanted))) {
    console.log(`${picture.name} ${await make(picture, studio)}`);
  }
} finally {
  await studio.close();
}
