const petalCount = 12;

/** One petal pointing up from the middle (0, 0) of the bloom, as pairs of coordinates for `M C C Z`. */
const petal = [
  [0, -3],
  [-4.2, -8.5],
  [-5, -16.5],
  [0, -22],
  [5, -16.5],
  [4.2, -8.5],
  [0, -3],
] as const;

const rotate = ([x, y]: readonly [number, number], turn: number): string => {
  const angle = turn * 2 * Math.PI;
  const turnedX = 24 + x * Math.cos(angle) - y * Math.sin(angle);
  const turnedY = 24 + x * Math.sin(angle) + y * Math.cos(angle);
  return `${turnedX.toFixed(1)} ${turnedY.toFixed(1)}`;
};

const petalPath = (_: unknown, index: number): string => {
  const [start, ...curve] = petal.map((point) => rotate(point, index / petalCount));
  return `M${start}C${curve.join(' ')}Z`;
};

/** The twelve petals of the marigold as one path in a box of 48 × 48. */
export const bloomPath = Array.from({ length: petalCount }, petalPath).join('');
