import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import * as z from 'zod';
import { collectionNames } from './documents.ts';
import { leadRecord, sectionOf, sections, type LeadRecord, type Section } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';

// An export is JSON lines: a header, one record per line, and a trailer with the number of records and a hash over
// them. The trailer reveals a truncated file.

const firstLine = JSON.stringify({ format: 'leads', version: 1 });

const batchSize = 50;

const digest = z.object({ count: z.int(), hash: z.string() });
const lastLine = z.object({ end: z.record(z.enum(sections), digest) });

/** The number of records, and a hash over all of them that does not depend on their order. */
type Digest = z.infer<typeof digest>;

type Digests = Record<Section, Digest>;

/** Serializes a record. Every store gives the same line for the same record. */
const lineOf = (record: LeadRecord): string => {
  const { data } = leadRecord.safeParse(record);
  if (data) return JSON.stringify(data);
  // Documents that other programs wrote to Firestore may hold anything.
  throw new Error(
    `The entry ${record.id} holds a field that is no text: correct or delete it, and export again.`,
  );
};

const noDigests = () =>
  Object.fromEntries(sections.map((name) => [name, { count: 0, hash: '0'.repeat(64) }])) as Digests;

/** Adds a record to the digest of its section, except for canaries. Returns the record's line. */
const addTo = (digests: Digests, record: LeadRecord): string => {
  const line = lineOf(record);
  const section = sectionOf(record);
  if (section === 'canaries') return line;
  const known = digests[section];
  const hash = createHash('sha256').update(line).digest('hex');
  const sum = BigInt.asUintN(256, BigInt(`0x${known.hash}`) + BigInt(`0x${hash}`));
  known.count += 1;
  known.hash = sum.toString(16).padStart(64, '0');
  return line;
};

const digestsOf = async (records: AsyncIterable<LeadRecord>): Promise<Digests> => {
  const digests = noDigests();
  for await (const record of records) addTo(digests, record);
  return digests;
};

/** A store's records as the lines of an export. Throws at the end if the store holds documents it cannot list. */
export async function* exportLines(
  store: Pick<LeadStore, 'exportRecords' | 'counts'>,
): AsyncGenerator<string, void> {
  const end = noDigests();
  yield `${firstLine}\n`;
  for await (const record of store.exportRecords()) yield `${addTo(end, record)}\n`;
  yield `${JSON.stringify({ end })}\n`;
  const counts = await store.counts();
  for (const name of collectionNames) {
    if (counts[name] === end[name].count) continue;
    throw new Error(
      `${name} holds ${counts[name]} documents, and ${end[name].count} were exported. Either the server is running: stop it and export again. Or some have no timestamp: give them one, or leave them behind.`,
    );
  }
}

const parse = <Result>(schema: z.ZodType<Result>, line: string): Result | undefined => {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** The records of a file, in order. Throws when the file is not an intact export, at the latest at its end. */
async function* readRecords(file: string): AsyncGenerator<LeadRecord, void> {
  await using handle = await open(file).catch((cause: unknown) => {
    throw new Error(`${file} cannot be read: see that there is such a file.`, { cause });
  });
  const damaged = () =>
    new Error(`${file} is cut off or damaged: export again, and copy the file whole.`);
  const lines = handle.readLines({ autoClose: false })[Symbol.asyncIterator]();
  if ((await lines.next()).value !== firstLine) {
    throw new Error(
      `${file} is no export of leads by this version of the program: make one with "leads export --all".`,
    );
  }
  const digests = noDigests();
  let end: Digests | undefined;
  for await (const line of lines) {
    if (end) throw damaged();
    const record = parse(leadRecord, line);
    end = record ? undefined : parse(lastLine, line)?.end;
    if (!record && !end) throw damaged();
    if (!record) continue;
    addTo(digests, record);
    yield record;
  }
  if (JSON.stringify(end) !== JSON.stringify(digests)) throw damaged();
}

/** The digests of one section in the file and in the store after an import. */
interface Comparison {
  section: Section;
  file: Digest;
  store: Digest;
  isSame: boolean;
}

/** Imports the records that the store lacks, then compares file and store. Changes nothing if the file is damaged. */
export const importFile = async (
  store: Pick<LeadStore, 'exportRecords' | 'importRecords'>,
  file: string,
): Promise<{ added: number; comparisons: Comparison[] }> => {
  const expected = await digestsOf(readRecords(file));
  let added = 0;
  let batch: LeadRecord[] = [];
  const flush = async () => {
    added += await store.importRecords(batch);
    batch = [];
  };
  for await (const record of readRecords(file)) {
    if (batch.push(record) === batchSize) await flush();
  }
  await flush();
  const stored = await digestsOf(store.exportRecords());
  const comparisons = sections.map((section) => {
    const [inFile, inStore] = [expected[section], stored[section]];
    const isSame = inFile.count === inStore.count && inFile.hash === inStore.hash;
    return { section, file: inFile, store: inStore, isSame };
  });
  return { added, comparisons };
};
