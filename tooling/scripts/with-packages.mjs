// node tooling/scripts/with-packages.mjs WORKSPACES PROGRAM …
// Installs what the workspaces (names separated by commas) need, then runs a program.
import { ensureInstalled } from './ensure.mjs';
import { run } from './run.mjs';

const [workspaces = '', program = '', ...words] = process.argv.slice(2);
ensureInstalled(...workspaces.split(','));
run('node', program, ...words);
