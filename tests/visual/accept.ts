import { accept, lookAt } from './references.ts';
import { screens, widths } from './screens.ts';
import { inStudio } from './studio.ts';

/** `npm run visual:accept`: how the key pages look now is how they should look. */
await inStudio(async ({ browser, siteUrl }) => {
  let total = 0;
  for (const screen of screens)
    for (const width of widths) {
      const bytes = await accept(screen, width, await lookAt(browser, siteUrl, screen, width));
      total += bytes;
      console.log(`${screen.name} at ${width} px: ${Math.round(bytes / 1000)} kB`);
    }
  console.log(`${screens.length * widths.length} references, ${Math.round(total / 1000)} kB`);
});
