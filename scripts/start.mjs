// npm start: installs what is missing, builds what has changed, serves the site.
// Runs on Node 20 and newer, with nothing installed: only Node's own modules here.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { showHelp } from './help.mjs';
import { installedNode } from './run.mjs';

showHelp(`
npm start

Installs what is missing, builds what has changed, and serves the site. The
address is told when it can be opened. Settings come from the environment or
from .env; .env.example describes them. Ctrl-C ends it.

  --help  shows this page

Example:
  PORT=4600 npm start
`);

const [, program, step] = process.argv;
if (step === 'prepare') {
  ensureInstalled();
  ensureBuilt();
  process.exit();
}

// Each step runs in a process group of its own, so that a signal also reaches what npm has started.
const begin = (node, ...parameters) =>
  spawn(node, parameters, { stdio: 'inherit', detached: true });

let current = begin(process.execPath, program, 'prepare');
const passOn = (signal) => {
  const { pid = 0 } = current;
  process.kill(-pid, signal);
};
process.on('SIGTERM', passOn).on('SIGINT', passOn);
const [prepared] = await once(current, 'exit');
if (prepared !== 0) process.exit(prepared ?? 1);

// The server finishes what it has accepted; this process waits for it.
current = begin(installedNode(), 'server/main.ts');
const [code] = await once(current, 'exit');
process.exit(code ?? 1);
