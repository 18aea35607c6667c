import { fileURLToPath } from 'node:url';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { WrongSetting } from '../settings/wrong-setting.ts';
import { stopOnSignal } from './http/stop-on-signal.ts';
import { SiteNotBuilt } from './site-not-built.ts';
import { start } from './start.ts';

// Usage: node server/main.ts [folder of the build, by default dist/]

const distDirectory = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));

const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  loadEnvironmentFile();
  const starting = start({ environment: process.env, distDirectory, print });
  stopOnSignal(async () => (await starting).stop());
  await starting;
} catch (error) {
  if (!(error instanceof WrongSetting || error instanceof SiteNotBuilt)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
