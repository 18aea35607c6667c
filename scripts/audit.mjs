// npm run audit: asks the registry for known holes in what the running site depends on.
// Fails on a high or critical one. Runs on Node 20 and newer, with nothing installed.
import { spawnSync } from 'node:child_process';
import { showHelp } from './help.mjs';

showHelp(`
npm run audit

Asks the registry for known holes in what the running site depends on.

  --help  shows this page

Exit codes: 0 none of them is grave, or the registry does not answer; 1 one is.

Example:
  npm run audit
`);

const severe = ['high', 'critical'];

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--package-lock-only', '--json'], {
  encoding: 'utf8',
  timeout: 120_000,
});

const readReport = () => {
  try {
    return JSON.parse(stdout);
  } catch {
    return { message: 'no answer' };
  }
};

const { message, vulnerabilities, metadata } = readReport();

if (!metadata) {
  console.log(`The registry does not answer audits (${message}): nothing was checked.`);
  process.exit(0);
}

const findings = Object.values(vulnerabilities ?? {});
for (const { name, severity, via } of findings) {
  const reasons = via.map((reason) => reason.title ?? reason).join('; ');
  console.log(`${severity}: ${name} (${reasons})`);
}
const grave = findings.filter(({ severity }) => severe.includes(severity)).length;
const { prod } = metadata.dependencies;
console.log(
  `${prod} packages audited: ${findings.length} with known holes, ${grave} of them grave.`,
);
process.exit(grave > 0 ? 1 : 0);
