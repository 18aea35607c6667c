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
import { cityPictures } from './cities/cities.ts';
import { vignettePictures } from './vignettes/vignettes.ts';
import { make, type Picture } from './studio/picture.ts';
import { openStudio } from './studio/render.ts';
import { ensureChromium } from '@agency/tooling/scripts/ensure-browsers.mjs';
import { showHelp } from '@agency/server/settings/help.mjs';

showHelp(`
npm run art [-- PART]

Draws the pictures in content/pictures/ for the brand in content/brand.yml: in
its colors, with its plant and its mark. What would come out as it is, is left
alone, and so is every file put there by somebody else.

  PART    only those whose name contains it; all if left out
  --help  shows this page

Example:
  npm run art -- cities
`);

/** In drawing order: a picture that appears inside another one comes before it. */
const pictures: Picture[] = [
  ...heroPictures,
  ...testimonialPictures,
  ...playbookPictures,
  ...portraitPictures,
  ...cityPictures,
  ...salonPictures,
  ...projectPictures,
  ...frontPictures,
  ...deskPictures,
  ...packagePictures,
  ...caseStudyPictures,
  ...vignettePictures,
  ...coverPictures,
];

const nameFilter = process.argv[2] ?? '';
process.env['CHROMIUM_PATH'] = ensureChromium();
// Playwright alone would only close the browser, and the drawing would go on in another one.
process.once('SIGTERM', () => process.exit());
const studio = await openStudio();
try {
  const chosen = pictures.filter(({ name }) => name.includes(nameFilter));
  for (const [index, picture] of chosen.entries()) {
    // The back office reads how many are done.
    const progress = `${index + 1} of ${chosen.length}`;
    console.log(`${progress}: ${picture.name} ${await make(picture, studio)}`);
  }
} finally {
  await studio.close();
}
