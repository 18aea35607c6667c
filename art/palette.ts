/** The colour tokens of the brand, as in `src/styles/tokens.css`. */
export const palette = {
  ink: '#2b1b2f',
  plum: '#5a2a57',
  paper: '#fffbf5',
  sand: '#f7ecdd',
  marigold: '#f4a91f',
  clay: '#b4472f',
  rose: '#f3d3cb',
  sage: '#56725a',
  muted: '#6b5a6e',
} as const;

/** Light of a Texas morning: only for pictures, never for the page. */
export const light = {
  peach: '#fbdcbb',
  apricot: '#f8c48e',
  haze: '#f6e2d0',
  honey: '#ffd98a',
  leaf: '#7f9a6b',
  moss: '#3f5a45',
  glass: '#3d2a45',
} as const;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The colour `amount` (0 to 1) of the way from one hex colour to another. */
export function mix(from: string, to: string, amount: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * amount)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}
