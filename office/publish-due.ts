import process from 'node:process';
import { endWithReason } from '@agency/tooling/build/why-not-built.ts';
import { loadEnvironmentFile, WrongSetting } from '@agency/server/settings/environment.ts';
import { showHelp } from '@agency/server/settings/help.mjs';
import { openPublisher, readLate } from './publishing/publish.ts';

showHelp(`
npm run publish -- --due

Builds what is published once more where the time of a post that is dated ahead
has come, so that visitors see it. What is saved and not published stays as it
is. A running back office does the same by itself; this is for a timer
(ops/vps/agency-publish.timer). Where nothing is due, nothing happens. Exits
with 1 where a post should be out and could not be built.

  --due   needed, so that nothing is published by mistake
  --help  shows this page

Example:
  npm run publish -- --due
`);

const run = async (root: string): Promise<void> => {
  loadEnvironmentFile();
  if (process.argv[2] !== '--due')
    throw new WrongSetting(
      'Type: npm run publish -- --due. To publish everything, use the back office (npm run admin).',
    );
  for (const title of await openPublisher({ root }).publishDue())
    process.stdout.write(`Published: ${title}\n`);
  const late = readLate(root);
  if (late) throw new WrongSetting(`“${late.title}” should be out by now. ${late.message}`);
};

await run(process.cwd()).catch(endWithReason);
