/** The value that so many per cent of the others do not exceed, in the unit of the values. */
export const percentile = (values: readonly number[], percent: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil((values.length * percent) / 100) - 1] ?? 0;
