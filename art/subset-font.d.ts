declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
    default?: number;
  }

  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'truetype';
    /** Pins each axis to a value or limits it to a range. */
    variationAxes?: Record<string, number | AxisRange>;
  }

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
