import { mapPath, polygon, type Point } from '../studio/shapes.ts';

/**
 * A pinhole camera before a street wall that runs away to the left.
 * The wall has its own axes, in metres: `u` along it (0 at the near end, negative
 * further away), `v` up from the pavement, `w` out of it towards the street.
 */
export type Camera = {
  /** Focal length in pixels. */
  focal: number;
  /** Where the lens axis meets the picture, in pixels. */
  centre: Point;
  /** Height of the lens above the ground, in metres. */
  eye: number;
  /** How fast the wall runs away: 0 is face on, π/2 straight away. */
  turn: number;
  /** The wall's near end: to the right of the lens and away from it, in metres. */
  origin: Point;
};

export type Place = readonly [u: number, v: number, w: number];

export type View = {
  point: (place: Place) => Point;
  /** Pixels per metre at a place. */
  scale: (place: Place) => number;
  /** A path in metres (x along the wall, y up) laid on the wall, moved to a place. */
  onWall: (path: string, at?: Place) => string;
  /** Corners given as [u, w] on the ground. */
  onGround: (corners: readonly Point[]) => string;
  /** Any polygon in space. */
  face: (corners: readonly Place[]) => string;
};

export function viewThrough({ focal, centre, eye, turn, origin }: Camera): View {
  const along: Point = [Math.cos(turn), -Math.sin(turn)];
  const outward: Point = [-Math.sin(turn), -Math.cos(turn)];

  const depth = ([u, , w]: Place) => origin[1] + u * along[1] + w * outward[1];
  const scale = (place: Place) => focal / depth(place);
  const point = (place: Place): Point => {
    const [u, v, w] = place;
    const sideways = origin[0] + u * along[0] + w * outward[0];
    return [centre[0] + sideways * scale(place), centre[1] - (v - eye) * scale(place)];
  };

  return {
    point,
    scale,
    onWall: (path, [u, v, w] = [0, 0, 0]) => mapPath(path, ([x, y]) => point([u + x, v + y, w])),
    onGround: (corners) => polygon(corners.map(([u, w]) => point([u, 0, w]))),
    face: (corners) => polygon(corners.map(point)),
  };
}
