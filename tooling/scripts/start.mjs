// npm start: installs what is missing, builds what has changed, serves the site.
// Runs on Node 20 and newer before anything is installed, so it imports only Node's built-in modules.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './ensure.mjs';
import { showHelp } from '../../server/settings/help.mjs';
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
if (step === 'install') {
  ensureInstalled();
  process.exit();
}

let current;

// Each step runs in its own process group, so that a signal also reaches what npm has started.
const begin = (node, ...parameters) => {
  current = spawn(node, parameters, { stdio: 'inherit', detached: true });
  return once(current, 'exit');
};

const passOn = (signal) => {
  const { pid = 0 } = current;
  process.kill(-pid, signal);
};
process.on('SIGTERM', passOn).on('SIGINT', passOn).on('SIGHUP', passOn);

const [installed] = await begin(process.execPath, program, 'install');
if (installed !== 0) process.exit(installed ?? 1);
const [built, signal] = await begin(installedNode(), 'tooling/build/main.ts', '--if-changed');
// If the build fails, the previous one stays live, even across a restart.
if (built !== 0 && (signal || !existsSync('dist/site/index.html'))) process.exit(built ?? 1);
if (built !== 0) console.error('The site is served as it was built before.');
// The server drains accepted requests before it exits, and this process waits for it.
const [code] = await begin(installedNode(), 'server/main.ts');
process.exit(code ?? 1);
