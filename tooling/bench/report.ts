import { cpus, loadavg } from 'node:os';
import process from 'node:process';

/** One line of a report: what was measured, and whether it is as promised; without `holds` it is for information. */
export interface Finding {
  what: string;
  measured: string | number;
  holds?: boolean;
}

/** Where and when something was measured, and how much work waited there; more than a process for each core makes times longer. */
export const circumstances = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${tenths(loadavg()[0] ?? 0)}`;

const mark = ({ holds }: Finding) => (holds === undefined ? ' ' : holds ? '✓' : '✗');

/** Prints what was found; the process ends with code 1 where a promise does not hold. */
export const report = (title: string, findings: readonly Finding[]): void => {
  console.log(`${title} (${circumstances()})`);
  for (const finding of findings) {
    console.log(`  ${mark(finding)} ${finding.what}: ${finding.measured}`);
  }
  if (findings.some(({ holds }) => holds === false)) process.exitCode = 1;
};

/** A figure with one digit behind the point. */
export const tenths = (value: number): string => value.toFixed(1);

/** The value that so many per cent of the others do not exceed, in the unit of the values. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * percent) / 100) - 1] ?? 0;

export const median = (values: readonly number[]): number => percentile(values, 50);
