/** Path builders. They use only the absolute commands M, L, C and Z, so that any path can be projected. */

const number = (value: number): string => String(Math.round(value * 1000) / 1000);

export type Point = readonly [number, number];

export const polyline = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}`;

export const polygon = (...points: readonly Point[]): string => `${polyline(...points)}Z`;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);

const roundness = 0.5523;

export const ellipse = (x: number, y: number, radiusX: number, radiusY = radiusX): string => {
  const kx = radiusX * roundness;
  const ky = radiusY * roundness;
  const curves = [
    [x - radiusX, y + ky, x - kx, y + radiusY, x, y + radiusY],
    [x + kx, y + radiusY, x + radiusX, y + ky, x + radiusX, y],
    [x + radiusX, y - ky, x + kx, y - radiusY, x, y - radiusY],
    [x - kx, y - radiusY, x - radiusX, y - ky, x - radiusX, y],
  ];
  return `M${number(x - radiusX)} ${number(y)}${curves.map((curve) => `C${curve.map(number).join(' ')}`).join('')}Z`;
};

/** A doorway shape with straight sides and a half-round top, y pointing up. */
export const archway = (x: number, y: number, width: number, height: number): string => {
  const radius = width / 2;
  const spring = y + height - radius;
  const k = radius * roundness;
  const top = y + height;
  return [
    `M${number(x)} ${number(y)}L${number(x)} ${number(spring)}`,
    `C${[x, spring + k, x + radius - k, top, x + radius, top].map(number).join(' ')}`,
    `C${[x + radius + k, top, x + width, spring + k, x + width, spring].map(number).join(' ')}`,
    `L${number(x + width)} ${number(y)}Z`,
  ].join('');
};

/** The same doorway shape with y pointing down, as in SVG. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  mapPath(archway(x, 0, width, height), ([px, py]) => [px, y + height - py]);

/** Moves every point of a path. */
export const mapPath = (path: string, move: (point: Point) => Point): string =>
  path.replaceAll(/(-?[\d.]+)[ ,]+(-?[\d.]+)/g, (_, x: string, y: string) =>
    move([Number(x), Number(y)])
      .map(number)
      .join(' '),
  );
