import { cpus } from 'node:os';
import process from 'node:process';

/** One line of a report: what was measured, and whether it is as promised; without `holds` it is for information. */
export interface Finding {
  what: string;
  measured: string | number;
  holds?: boolean;
}

const mark = ({ holds }: Finding) => (holds === undefined ? ' ' : holds ? '✓' : '✗');

/** Prints what a script found; it ends with code 1 where a promise does not hold. */
export const report = (title: string, findings: readonly Finding[]): void => {
  const day = new Date().toISOString().slice(0, 10);
  console.log(`${title} (${day}, ${cpus().length} cores, Node ${process.versions.node})`);
  for (const finding of findings) {
    console.log(`  ${mark(finding)} ${finding.what}: ${finding.measured}`);
  }
  if (findings.some(({ holds }) => holds === false)) process.exitCode = 1;
};

/** A figure with one digit behind the point. */
export const tenths = (value: number): string => value.toFixed(1);
