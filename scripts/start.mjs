// npm start: installs what is missing, builds what has changed, serves the site.
// Runs on Node 20 and newer, with nothing installed: only Node's own modules here.
import { spawn } from 'node:child_process';
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { showHelp } from './help.mjs';
import { installedNode } from './installed-node.mjs';

showHelp(`
npm start

Installs what is missing, builds what has changed, and serves the site. The
address is told when it can be opened. Settings come from the environment or
from .env; .env.example describes them. Ctrl-C ends it.

  --help  shows this page

Example:
  PORT=4600 npm start
`);

ensureInstalled();
ensureBuilt();

const server = spawn(installedNode(), ['server/main.ts'], { stdio: 'inherit' });

// The server finishes what it has accepted; this process waits for it.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
