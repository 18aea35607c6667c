declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
    default?: number;
  }

  interface SubsetOptions {
    targetFormat: 'woff2' | 'woff' | 'truetype';
    /** Each axis pinned to a value or limited to a range. */
    variationAxes?: Record<string, number | AxisRange>;
  }

  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}
