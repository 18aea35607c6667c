import type { City } from 'schema-dts';
import { reference, type Node } from './node.ts';

const cityId = (origin: string, name: string) =>
  `${origin}/#${name.toLowerCase().replaceAll(' ', '-')}`;

/** Cities of one state, as places that are served. */
export const citiesServed = (
  origin: string,
  cities: readonly string[],
  state: string,
): Node<City>[] =>
  cities.map((name) => ({
    '@type': 'City',
    '@id': cityId(origin, name),
    name,
    containedInPlace: { '@type': 'State', name: state },
  }));

/** Mentions of cities that the business serves. */
export const cityReferences = (origin: string, cities: readonly string[]) =>
  cities.map((name) => reference(cityId(origin, name)));
