// node tooling/scripts/with-packages.mjs WORKSPACES PROGRAM …: runs a program that needs workspaces (names separated by commas); installs first what they need.
import { ensureInstalled } from './ensure.mjs';
import { run } from './run.mjs';

const [workspaces = '', program = '', ...words] = process.argv.slice(2);
ensureInstalled(...workspaces.split(','));
run('node', program, ...words);
