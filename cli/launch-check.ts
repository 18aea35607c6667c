import process from 'node:process';
import { openLeadStore } from '../leads/open-lead-store.ts';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { counted } from './describe.ts';
import { launchCheck } from './launch/launch-check.ts';

// Usage: npm run launch-check; docs/operating.md explains it.

loadEnvironmentFile();
const findings = await launchCheck({
  environment: process.env,
  checkout: process.cwd(),
  openStore: openLeadStore,
});
for (const finding of findings) process.stdout.write(`- ${finding}\n`);
process.stdout.write(
  findings.length === 0
    ? 'Nothing that this check knows of stands between this checkout and going live. Start the server and run "npm run canary".\n'
    : `\n${counted(findings.length, 'thing')} to do before going live.\n`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
