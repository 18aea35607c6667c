import process from 'node:process';
import { readWords, runTool } from '@agency/server/commands/tool.ts';
import { showHelp } from '@agency/server/settings/help.mjs';
import { counted } from '@agency/leads/forms/counted.ts';
import { inOneLine, launchCheck } from './launch-check.ts';

showHelp(`
npm run launch-check

Lists what still stands between this checkout and visitors, one line each: the
site's address, the proxies, the store, the mail server (it logs in and sends
nothing), a build for other settings, sample content, offers that are over,
legal texts no lawyer has read, pictures drawn for another brand.

  --help  shows this page

Exit codes: 0 nothing is left to do, 1 something is, 2 wrong usage.

Example:
  SITE_URL=https://www.example.com npm run launch-check
`);

async function* run(words: readonly string[]) {
  readWords(words, {});
  let count = 0;
  for await (const finding of launchCheck(process.cwd(), process.env)) {
    count += 1;
    process.exitCode = 1;
    yield `- ${inOneLine(finding)}\n`;
  }
  yield count === 0
    ? 'Nothing this check knows of stands between you and going live. Start the server and run "npm run canary".\n'
    : `\n${counted(count, 'thing')} to do before going live.\n`;
}

await runTool(run);
