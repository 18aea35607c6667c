import { globSync } from 'node:fs';
import { showHelp } from '../../scripts/help.mjs';
import { parseArgs } from 'node:util';
import type { Device } from './lighthouse.ts';

/** Families of pages: one of each layout is enough while something is being tried out. */
const keyRoutes = ['/', '/about', '/contact'];

const everyRoute = (): string[] =>
  globSync('**/*.html', { cwd: 'dist/site' })
    .map((file) => `/${file}`.replace(/(?:^\/index)?\.html$/u, '') || '/')
    .filter((path) => !['/404', '/problem'].includes(path))
    .sort();

const routesOf = (text: string | undefined): string[] => {
  if (text === undefined) return keyRoutes;
  return text === 'all' ? everyRoute() : text.split(',');
};

export interface Options {
  runs: number;
  routes: string[];
  devices: Device[];
  /** Whether the server is measured against nginx as well. */
  server: boolean;
  /** Other sites to measure beside ours. */
  addresses: string[];
}

const usage = `
npm run bench [-- --runs NUMBER] [--routes PATHS] [--device DEVICE] [--no-server] [ADDRESS …]

Measures our pages beside the hand-written limit page, and the server beside
nginx; writes bench/results/speed.md. Expects a build in dist/.

  --runs       how often each page is measured; 5 if left out
  --routes     "all", or paths separated by commas; /,/about,/contact if left out
  --device     phone or desktop; both if left out
  --no-server  leaves the server out
  ADDRESS      another site to measure beside ours
  --help       shows this page

Example:
  npm run bench -- --runs 3 --routes /,/about --device phone --no-server
`;

/** Reads the command line; throws where it makes no sense. */
export const readOptions = (): Options => {
  showHelp(usage);
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    allowNegative: true,
    options: {
      runs: { type: 'string', default: '5' },
      routes: { type: 'string' },
      device: { type: 'string' },
      server: { type: 'boolean', default: true },
    },
  });
  const { device } = values;
  if (device !== undefined && device !== 'phone' && device !== 'desktop') throw new Error(usage);
  return {
    runs: Number(values.runs),
    routes: routesOf(values.routes),
    devices: device ? [device] : ['phone', 'desktop'],
    server: values.server,
    addresses: positionals,
  };
};
