import process from 'node:process';
import { look } from '../first-look/look.ts';
import { showHelp } from '../settings/help.mjs';
import { readSiteUrl } from '../settings/settings.ts';
import { readWords, runTool, WrongUsage } from './tool.ts';

const help = `npm run look -- ADDRESS

Tells what a stranger sees of the website at ADDRESS: what is good first, then
what to do, the most important first.

  --help  shows this page

Exit codes: 0 looked, 1 it could not be looked at, and why, 2 wrong usage or
setting.

Example:
  npm run look -- https://www.example.com
`;

async function* run(words: readonly string[]) {
  const [address] = readWords(words, {}, true).positionals;
  if (address === undefined)
    throw new WrongUsage('The address is missing: npm run look -- https://www.example.com');
  const { url, findings } = await look(address, readSiteUrl(process.env));
  yield `${url}\n`;
  for (const { subject, found, means, first, notLookedAt } of findings)
    yield [
      `\n${first === undefined ? '✓' : '→'} ${subject}\n`,
      `  ${found}\n  ${means}\n`,
      first === undefined ? '' : `  First: ${first}\n`,
      `  Not looked at: ${notLookedAt}\n`,
    ].join('');
}

if (import.meta.main) {
  showHelp(help);
  await runTool(run);
}
