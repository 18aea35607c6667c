import type { Ware } from './wares.ts';

export type Shop = {
  left: number;
  width: number;
  /** The position of the door, in meters from the left edge. */
  door: number;
  joinery: string;
  /** The two stripe colors. Without an awning, the shop windows are arched. */
  awning?: readonly [string, string];
  ware: Ware;
};
