import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { onDemand } from './on-demand.ts';

const version = '13.5.0';

export type Device = 'phone' | 'desktop';

const audit = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number().nullable() });

const reportSchema = z.object({
  categories: z.object({
    performance: category,
    accessibility: category,
    'best-practices': category,
    seo: category,
  }),
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
    'total-byte-weight': audit,
    'network-requests': z.object({ details: z.object({ items: z.array(z.unknown()) }) }),
  }),
});

/** What one run of Lighthouse found. Times are milliseconds, scores 0 to 100. */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  kilobytes: number;
  requests: number;
}

const figuresOf = (report: string): Figures => {
  const { categories, audits } = reportSchema.parse(JSON.parse(report));
  const percent = ({ score }: { score: number | null }) => Math.round((score ?? 0) * 100);
  return {
    performance: percent(categories.performance),
    accessibility: percent(categories.accessibility),
    bestPractices: percent(categories['best-practices']),
    seo: percent(categories.seo),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    kilobytes: audits['total-byte-weight'].numericValue / 1024,
    requests: audits['network-requests'].details.items.length,
  };
};

const run = promisify(execFile);

/** Measures an address once. A run that Chromium spoils by itself is repeated, at most twice. */
export const measureOnce = async (url: string, device: Device, tries = 3): Promise<Figures> => {
  const command = `${onDemand('lighthouse', version)}/cli/index.js`;
  const parameters = [
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
  ];
  const env = {
    ...process.env,
    CHROME_PATH: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
  };
  try {
    const { stdout } = await run(process.execPath, [command, ...parameters], {
      env,
      maxBuffer: 2 ** 28,
    });
    return figuresOf(stdout);
  } catch (error) {
    if (tries <= 1) throw error;
    return measureOnce(url, device, tries - 1);
  }
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)] ?? NaN;

/** The median of each figure over several runs. */
export const medianOf = (runs: readonly Figures[]): Figures => {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  ) as unknown as Figures;
};
