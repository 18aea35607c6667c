const petalCount = 12;

/** The petal pointing up from the middle (0, 0) of the bloom: where it begins, and the two curves of `c` to its tip and back. */
const start = [0, -3] as const;
const curves = [
  [-4.2, -5.5],
  [-5, -13.5],
  [0, -19],
  [5, 5.5],
  [4.2, 13.5],
  [0, 19],
] as const;

/** To half a unit: the path stands in every page, and nobody sees the difference. */
const round = (value: number): number => Math.round(value * 2) / 2;

const rotate = ([x, y]: readonly [number, number], turn: number): [number, number] => {
  const angle = turn * 2 * Math.PI;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return [x * cos - y * sin, x * sin + y * cos];
};

const pair = ([x, y]: readonly [number, number]): string => `${round(x)} ${round(y)}`;

const petalPath = (_: unknown, index: number): string => {
  const turn = index / petalCount;
  const [x, y] = rotate(start, turn);
  const points = curves.map((point) => pair(rotate(point, turn)));
  return `M${pair([24 + x, 24 + y])}c${points.join(' ')}z`;
};

/** The twelve petals of the marigold as one path in a box of 48 × 48, written as short as can be. */
export const bloomPath = Array.from({ length: petalCount }, petalPath)
  .join('')
  .replaceAll(/ -/gu, '-')
  .replaceAll(/(?<!\d)0\./gu, '.');
