import { readFileSync } from 'node:fs';

/** The memory a process holds, in MB, as Linux tells it. */
export const residentMemory = (pid: number): number => {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
};

/** By how much values that were taken at equal intervals rise from first to last, on the straight line that fits them best. */
export const rise = (values: readonly number[]): number => {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const products = values.map((value, index) => (index - middle) * (value - mean));
  const squares = values.map((_, index) => (index - middle) ** 2);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return (sum(products) / sum(squares)) * (values.length - 1);
};
