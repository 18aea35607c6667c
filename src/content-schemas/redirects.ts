import { z } from 'astro/zod';
import { entry, list, path } from './fields.ts';

const oldAddress = z
  .string()
  .regex(
    /^(?:\/[a-z0-9._~-]+)+$/u,
    'Write the old address in lower case, beginning with "/" and not ending with "/", for example /our-story',
  )
  .regex(
    /(?<!\.html|\/index)$/u,
    'Leave out the ending of the address: /index and .html are understood without',
  )
  .meta({ title: 'Old address', description: 'The address that people still follow' });

/** `content/redirects.yml`: addresses that have moved. */
export const redirects = z.strictObject({
  redirects: list(
    'Addresses that have moved',
    'Whoever follows an old address is led to the new one, for good',
    entry('Address', {
      from: oldAddress,
      to: path.meta({ title: 'New address', description: 'The page that is there now' }),
    }),
  ),
});
