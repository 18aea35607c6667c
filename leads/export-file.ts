import { open } from 'node:fs/promises';
import * as z from 'zod';
import { collectionNames } from './documents.ts';
import {
  digestsOfSections,
  exportedRecord,
  lineOf,
  sections,
  startDigests,
  type Digest,
  type Digests,
  type ExportedRecord,
  type Section,
} from './exported-record.ts';
import type { LeadStore } from './lead-store.ts';

// An export is JSON lines: what it is, one record a line, and at the end how
// many records there are with a hash over them. So a file that was cut off is noticed.

const format = 'leads';
const version = 1;

/** Records imported in one go. */
const batchSize = 50;

const firstLine = z.object({ format: z.literal(format), version: z.int() });
const lastLine = z.object({ end: digestsOfSections });

/** Everything a store holds as the lines of an export. Throws at the end where the store holds documents that it cannot list. */
export async function* exportLines(
  store: Pick<LeadStore, 'exportRecords' | 'counts'>,
): AsyncGenerator<string, void> {
  const digests = startDigests();
  yield `${JSON.stringify({ format, version })}\n`;
  for await (const record of store.exportRecords()) {
    const line = lineOf(record);
    digests.add(record, line);
    yield `${line}\n`;
  }
  const end = digests.get();
  yield `${JSON.stringify({ end })}\n`;
  const counts = await store.counts();
  for (const name of collectionNames) {
    if (counts[name] === end[name].count) continue;
    throw new Error(
      `${name} holds ${counts[name]} documents, and ${end[name].count} were exported. Either the server is running: stop it and export again. Or some have no timestamp: give them one, or leave them behind.`,
    );
  }
}

/** Why a file cannot be imported, in a sentence for whoever asked for it. Nothing was stored. */
class NotImported extends Error {
  override name = 'NotImported';
}

const parse = <Result>(schema: z.ZodType<Result>, line: string): Result | undefined => {
  try {
    return schema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

const readFirstLine = (file: string, line: string): void => {
  const header = parse(firstLine, line);
  if (!header)
    throw new NotImported(`${file} is no export of leads: make one with "leads export --all".`);
  if (header.version === version) return;
  throw new NotImported(
    `${file} has version ${header.version}, and this program reads version ${version}: export and import with the same version of this program.`,
  );
};

/** The records of a file, in order. Throws `NotImported` where the file is not what was exported, at the latest at its end. */
async function* readRecords(file: string): AsyncGenerator<ExportedRecord, Digests> {
  await using handle = await open(file).catch((cause: unknown) => {
    throw new NotImported(`${file} cannot be read: see that there is such a file.`, { cause });
  });
  const damagedAt = (line: number) =>
    new NotImported(`${file} is cut off or damaged: line ${line} cannot be read. Export it again.`);
  const digests = startDigests();
  let number = 0;
  let end: Digests | undefined;
  for await (const line of handle.readLines({ autoClose: false })) {
    number += 1;
    if (number === 1) {
      readFirstLine(file, line);
      continue;
    }
    if (end) throw damagedAt(number);
    const record = parse(exportedRecord, line);
    if (record) {
      digests.add(record, lineOf(record));
      yield record;
      continue;
    }
    end = parse(lastLine, line)?.end;
    if (!end) throw damagedAt(number);
  }
  if (number === 0) readFirstLine(file, '');
  if (!end) throw new NotImported(`${file} is cut off: its last line is missing. Export it again.`);
  if (JSON.stringify(end) === JSON.stringify(digests.get())) return end;
  throw new NotImported(
    `${file} is damaged: its lines are not those that were exported. Export it again.`,
  );
}

async function* batches(file: string): AsyncGenerator<ExportedRecord[], void> {
  let batch: ExportedRecord[] = [];
  for await (const record of readRecords(file)) {
    batch.push(record);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Reads the whole file; tells what it holds. */
const examine = async (file: string): Promise<Digests> => {
  const records = readRecords(file);
  let next = await records.next();
  while (!next.done) next = await records.next();
  return next.value;
};

/** What file and store hold of one section after an import. */
export interface Comparison {
  section: Section;
  file: Digest;
  store: Digest;
}

/** Stores what an export holds and the store does not, then compares both. Changes nothing where the file is not whole. */
export const importFile = async (
  store: Pick<LeadStore, 'exportRecords' | 'importRecords'>,
  file: string,
): Promise<{ added: number; comparisons: Comparison[] }> => {
  const expected = await examine(file);
  let added = 0;
  for await (const batch of batches(file)) added += await store.importRecords(batch);
  const digests = startDigests();
  for await (const record of store.exportRecords()) digests.add(record, lineOf(record));
  const stored = digests.get();
  const comparisons = sections.map((section) => ({
    section,
    file: expected[section],
    store: stored[section],
  }));
  return { added, comparisons };
};
