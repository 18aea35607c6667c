import type { City } from 'schema-dts';
import type { Node } from './node.ts';

/** Cities of one state, as places that are served. */
export const citiesServed = (cities: readonly string[], state: string): Node<City>[] =>
  cities.map((name) => ({
    '@type': 'City',
    name,
    containedInPlace: { '@type': 'State', name: state },
  }));
