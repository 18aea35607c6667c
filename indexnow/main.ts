import { parseArgs } from 'node:util';
import { loadEnvironmentFile } from '../settings/environment-file.ts';
import { readIndexNowSettings } from '../settings/settings.ts';
import { runIndexNow } from './run-indexnow.ts';

try {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  loadEnvironmentFile();
  await runIndexNow({
    settings: readIndexNowSettings(process.env),
    isDry: values['dry-run'],
    print: (line) => console.log(line),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
