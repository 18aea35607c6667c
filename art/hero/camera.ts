import { mapPath, polygon, type Point } from '../studio/shapes.ts';

/**
 * A pinhole camera in front of a street wall that recedes to the left. The wall has its own axes, in meters:
 * `u` along it (0 at the near end, negative farther away), `v` up from the sidewalk, `w` out toward the street.
 */
export type Camera = {
  /** Focal length in pixels. */
  focal: number;
  /** The point where the lens axis meets the picture, in pixels. */
  centre: Point;
  /** Height of the lens above the ground, in meters. */
  eye: number;
  /** The angle at which the wall recedes, in radians: 0 faces the camera, π/2 runs straight away from it. */
  turn: number;
  /** The wall's near end: its distance to the right of the lens and its depth, in meters. */
  origin: Point;
};

export type Place = readonly [u: number, v: number, w: number];

export type View = {
  point: (place: Place) => Point;
  /** Pixels per meter at a place. */
  scale: (place: Place) => number;
  /** Projects a path on the wall, in meters (x along the wall, y up), moved to a place. */
  onWall: (path: string, at?: Place) => string;
  /** Projects a polygon on the ground. Its corners are [u, w]. */
  onGround: (...corners: readonly Point[]) => string;
  /** Projects any polygon in space. */
  face: (...corners: readonly Place[]) => string;
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
    onGround: (...corners) => polygon(...corners.map(([u, w]) => point([u, 0, w]))),
    face: (...corners) => polygon(...corners.map(point)),
  };
}
