import type { Ware } from './wares.ts';

export type Shop = {
  left: number;
  width: number;
  /** Where the door stands, as metres from the left edge. */
  door: number;
  joinery: string;
  /** The two stripes, or none: then the windows are an arcade of arches. */
  awning?: readonly [string, string];
  ware: Ware;
};
