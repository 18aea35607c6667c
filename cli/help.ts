import { commands } from './commands.ts';

const summaries = Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}  ${summary}`)
  .join('\n');

/** The first page of help. */
export const generalHelp = `npm run leads -- COMMAND

What visitors have sent through the forms, and the mails that tell of it.
May be used while the server is running.

${summaries}
  help          Shows this page; COMMAND --help shows more about one command

The store is the folder DATA_DIR (./data if it is not set), or Firestore if
FIRESTORE_PROJECT is set.
Exit codes: 0 success, 1 the store is unavailable, 2 wrong usage or setting.

Example:
  npm run leads -- list
`;
