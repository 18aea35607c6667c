import { getCollection, getEntry, type CollectionEntry, type CollectionKey } from 'astro:content';
import { readRetentionPolicy } from '../../settings/settings.ts';
import { fillNames, type Names } from './fill-names.ts';
import { privacyWordsFor } from './privacy-words.ts';

/** What stands for each name that may be written between braces: prices, and what the privacy page says of keeping. */
const readNames = async (): Promise<Names> => {
  const packages = await getCollection('packages');
  const [playbook] = await getCollection('playbook');
  return {
    ...Object.fromEntries(packages.map(({ id, data }) => [id, data.price])),
    ...(playbook && { playbook: playbook.data.price, 'playbook-discount': playbook.data.discount }),
    ...privacyWordsFor(readRetentionPolicy(process.env)),
  };
};

/** Every entry of a collection, with names between braces filled in, also in its text. */
export const readAll = async <Name extends CollectionKey>(
  collection: Name,
): Promise<CollectionEntry<Name>[]> => {
  const names = await readNames();
  return (await getCollection(collection)).map((entry) => fillNames(entry, names));
};

/** One entry of a collection. `content-check/` has seen that it is there. */
export const readOne = async <Name extends CollectionKey>(
  collection: Name,
  id: string,
): Promise<CollectionEntry<Name>> => {
  const entry = (await getEntry(collection, id)) as CollectionEntry<Name> | undefined;
  if (!entry) throw new Error(`${collection} has no entry "${id}".`);
  return fillNames(entry, await readNames());
};
