import { collectionNames } from '../leads/documents.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { personKey } from '../leads/person-key.ts';

async function* ofPerson<Entry extends { data: { email: string } }>(
  entries: AsyncIterable<Entry>,
  email: string,
) {
  const person = personKey(email);
  for await (const entry of entries) if (personKey(entry.data.email) === person) yield entry;
}

/** Everything that is stored about one person, as one JSON object: her documents by collection, and what was held back. */
export async function* exportPerson(store: LeadStore, email: string) {
  const found: Record<string, unknown> = {};
  for (const name of collectionNames) {
    found[name] = await Array.fromAsync(ofPerson(store.documents(name), email));
  }
  found['quarantine'] = await Array.fromAsync(ofPerson(store.quarantine.entries(), email));
  yield `${JSON.stringify(found, undefined, 2)}\n`;
}
