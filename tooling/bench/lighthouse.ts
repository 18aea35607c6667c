import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { z } from 'zod';
import { ensureChromium } from '../scripts/ensure-browsers.mjs';
import { median } from './report.ts';

const audit = z.object({ numericValue: z.number() });
const category = z.object({ score: z.number() }).transform(({ score }) => Math.round(score * 100));

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
    'network-requests': z.object({
      details: z.object({ items: z.array(z.object({ resourceType: z.string().optional() })) }),
    }),
  }),
});

/** Lighthouse's results: scores from 0 to 100, times in milliseconds, the size of all files in kB. */
export type Figures = Record<
  | 'performance'
  | 'accessibility'
  | 'bestPractices'
  | 'seo'
  | 'fcp'
  | 'lcp'
  | 'blocking'
  | 'shift'
  | 'scriptFiles'
  | 'kilobytes',
  number
>;

const figuresOf = (json: string): Figures => {
  const { categories, audits } = reportSchema.parse(JSON.parse(json));
  const requests = audits['network-requests'].details.items;
  return {
    performance: categories.performance,
    accessibility: categories.accessibility,
    bestPractices: categories['best-practices'],
    seo: categories.seo,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    scriptFiles: requests.filter(({ resourceType }) => resourceType === 'Script').length,
    kilobytes: audits['total-byte-weight'].numericValue / 1024,
  };
};

const run = promisify(execFile);

export type Fonts = 'dejavu' | 'liberation';

/** Measures a URL once on a simulated, throttled phone, Lighthouse's default. Retries a failed run at most twice. */
export const measure = async (url: string, fonts: Fonts, tries = 3): Promise<Figures> => {
  const parameters = [
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance,accessibility,best-practices,seo',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors',
  ];
  const env = {
    ...process.env,
    CHROME_PATH: ensureChromium(),
    FONTCONFIG_FILE: resolve(`tests/fonts/${fonts}.conf`),
  };
  try {
    const { stdout } = await run('lighthouse', parameters, { env, maxBuffer: 2 ** 28 });
    return figuresOf(stdout);
  } catch (error) {
    if (tries <= 1) throw error;
    return measure(url, fonts, tries - 1);
  }
};

/** The median of each figure over several runs. */
export const medianOf = (runs: readonly Figures[]): Figures => {
  const names = Object.keys(runs[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  ) as Figures;
};
