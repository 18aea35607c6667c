import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { layOutLimitPage } from './limit-site.ts';
import { readOptions } from './options.ts';
import { measurePages, pageTable, type Measured } from './pages.ts';
import { measureServers, serverTable } from './servers.ts';
import { serve } from './serve.ts';

// npm run bench: our pages, the limit page and any address given, as one table; then the server
// beside nginx. docs/performance.md tells what the figures mean. Expects a build in dist/.

const limitName = 'the limit';

const options = readOptions();
const ours = await serve('dist');
const limit = await serve(await layOutLimitPage());
const targets = [
  { name: limitName, url: limit.url },
  ...options.routes.map((path) => ({ name: path, url: ours.url + path })),
  ...options.addresses.map((url) => ({ name: url, url })),
];

const pages: Measured[] = [];
for (const device of options.devices)
  pages.push(...(await measurePages(targets, device, options.runs)));
await ours.stop();
await limit.stop();

const servers = options.server ? await measureServers() : [];
const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`;
const day = new Date().toISOString().slice(0, 10);
const report = [
  `Measured on ${day}, ${machine}, Node ${process.version}; median of ${options.runs}.`,
  ...(pages.length > 0 ? [pageTable(pages, limitName)] : []),
  ...(servers.length > 0 ? [serverTable(servers)] : []),
].join('\n\n');
console.log(report);

mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/speed.md', `${report}\n`);
const figures = { day, machine, runs: options.runs, pages, servers };
writeFileSync('bench/results/speed.json', `${JSON.stringify(figures, undefined, 2)}\n`);
