/** Line drawings of ten trades, and of a shop for every other, on a 64 by 64 board, in `currentColor`. */
const drawn = (paths: string): string =>
  `<g fill="none" stroke="currentColor" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`;

export const emblems = {
  loaf: drawn(
    '<path d="M14 44V31C7 28 9 16 20 16h24c11 0 13 12 6 15v13Z"/><path d="M23 24l4 7M32 23l4 7M41 22l3 6"/>',
  ),
  scales: drawn(
    '<path d="M32 12v38M22 50h20M16 19c8 2 24 2 32 0M16 19l-7 15h14ZM48 19l-7 15h14Z"/><path d="M9 34c1 7 13 7 14 0M41 34c1 7 13 7 14 0"/>',
  ),
  tulip: drawn(
    '<path d="M32 54V30M22 13c0 12 4 17 10 17s10-5 10-17c-4 1-5 3-6 6-1-4-2-6-4-8-2 2-3 4-4 8-1-3-2-5-6-6ZM32 50c-3-8-9-11-15-10 1 7 7 11 15 10ZM32 46c3-8 9-11 15-10-1 7-7 11-15 10Z"/>',
  ),
  compass: drawn(
    '<circle cx="32" cy="32" r="21"/><path d="M41 23l-5 13-13 5 5-13Z"/><path d="M32 11v4M32 49v4M11 32h4M49 32h4"/>',
  ),
  pot: drawn(
    '<path d="M24 12h16M26 12c0 8-11 11-11 24 0 8 5 15 10 16h14c5-1 10-8 10-16 0-13-11-16-11-24"/><path d="M16 32c5 3 10-3 16 0s11-3 16 0"/>',
  ),
  coin: drawn(
    '<path d="M32 53V34M32 42c-9 0-14-5-14-13 9 0 14 5 14 13ZM32 36c0-10 6-17 17-17 0 11-6 17-17 17Z"/><path d="M20 54h24"/>',
  ),
  lantern: drawn(
    '<path d="M32 9v6M22 20c0-7 20-7 20 0M20 20h24l-3 27H23ZM22 53h20"/><path d="M32 41c-5 0-6-6-2-9 2-2 2-4 2-6 4 3 7 6 6 10-1 3-3 5-6 5Z"/>',
  ),
  kite: drawn(
    '<path d="M34 9l15 16-19 18-8-22ZM34 9l-4 34M22 21l27 4M30 43c-3 5 3 6 0 11-2 2-5 2-7 0"/>',
  ),
  dress: drawn(
    '<path d="M25 10c0 5 2 7 7 7s7-2 7-7M25 10l-3 13 3 7-9 24h32l-9-24 3-7-3-13M25 30h14"/>',
  ),
  chair: drawn(
    '<path d="M18 30c-1-12 4-18 14-18s15 6 14 18M14 30c4-1 6 2 6 5v3h24v-3c0-3 2-6 6-5 3 1 3 5 1 8l-3 8H16l-3-8c-2-3-2-7 1-8ZM20 46l-2 8M44 46l2 8"/>',
  ),
  shop: drawn(
    '<path d="M14 30v22h36V30M10 24l5-12h34l5 12c0 8-11 8-11 0 0 8-11 8-11 0 0 8-11 8-11 0 0 8-11 8-11 0ZM10 24h44M27 52V38h10v14"/>',
  ),
};

export type Emblem = keyof typeof emblems;
