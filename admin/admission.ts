import type { Entrance } from './entrance/entrance.ts';
import { hostsAt, type Key } from './guard.ts';

/** How one gets in: on this machine with a key; or from anywhere through an entrance, at a port where only a proxy on this machine asks. */
export type Admission = { key: Key } | { entrance: Entrance; port: number };

/** Where the back office listens. */
export const portOf = (admission: Admission): number =>
  'key' in admission ? admission.key.port : admission.port;

/** The origins of the back office, as browsers write them. */
export const originsOf = (admission: Admission): string[] =>
  'key' in admission
    ? hostsAt(admission.key.port).map((host) => `http://${host}`)
    : [admission.entrance.url];
