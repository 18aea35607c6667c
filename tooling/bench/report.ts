import { cpus, loadavg } from 'node:os';
import process from 'node:process';

/** One line of a report. `holds` says whether a bound is met; without it, the line is informational. */
export interface Finding {
  what: string;
  measured: string | number;
  holds?: boolean;
}

/** Date, machine and load of a measurement. A load above one process per core makes times longer. */
export const circumstances = (): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, load ${tenths(loadavg()[0] ?? 0)}`;

const mark = ({ holds }: Finding) => (holds === undefined ? ' ' : holds ? '✓' : '✗');

/** Prints the findings; sets exit code 1 if a bound is missed. */
export const report = (title: string, findings: readonly Finding[]): void => {
  console.log(`${title} (${circumstances()})`);
  for (const finding of findings) {
    console.log(`  ${mark(finding)} ${finding.what}: ${finding.measured}`);
  }
  if (findings.some(({ holds }) => holds === false)) process.exitCode = 1;
};

/** A number with one decimal. */
export const tenths = (value: number): string => value.toFixed(1);

/** The value that this percentage of the values does not exceed, in the same unit. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * percent) / 100) - 1] ?? 0;

export const median = (values: readonly number[]): number => percentile(values, 50);
