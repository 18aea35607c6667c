import { measureOnce, medianOf, type Device, type Figures } from './lighthouse.ts';

export interface Measured {
  name: string;
  device: Device;
  figures: Figures;
}

export interface Target {
  name: string;
  url: string;
}

/** Measures every target on a device; the runs alternate, so that a busy minute falls on all of them. */
export const measurePages = async (
  targets: readonly Target[],
  device: Device,
  runs: number,
): Promise<Measured[]> => {
  const results = new Map<string, Figures[]>(targets.map(({ name }) => [name, []]));
  for (let round = 1; round <= runs; round += 1) {
    for (const { name, url } of targets) results.get(name)?.push(await measureOnce(url, device));
    process.stderr.write(`${device}: round ${round} of ${runs}\n`);
  }
  return [...results].map(([name, all]) => ({ name, device, figures: medianOf(all) }));
};

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);

const row = ({ name, device, figures }: Measured, limit: Figures | undefined): string => {
  const ratio = (key: 'fcp' | 'lcp') => (limit ? (figures[key] / limit[key]).toFixed(2) : '');
  const scores = [
    figures.performance,
    figures.accessibility,
    figures.bestPractices,
    figures.seo,
  ].join('/');
  const cells = [
    name,
    device,
    scores,
    `${seconds(figures.fcp)} (${ratio('fcp')})`,
    `${seconds(figures.lcp)} (${ratio('lcp')})`,
    Math.round(figures.tbt),
    figures.cls.toFixed(3),
    Math.round(figures.kilobytes),
    figures.requests,
  ];
  return `| ${cells.join(' | ')} |`;
};

/** One table of all pages; in parentheses what each is of the limit page on the same device. */
export const pageTable = (measured: readonly Measured[], limitName: string): string => {
  const limitOf = (device: Device) =>
    measured.find((one) => one.name === limitName && one.device === device)?.figures;
  return [
    '| page | device | perf/a11y/bp/seo | FCP s (× limit) | LCP s (× limit) | TBT ms | CLS | KB | requests |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...measured.map((one) => row(one, limitOf(one.device))),
  ].join('\n');
};
