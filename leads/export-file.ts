import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import * as z from 'zod';
import { collectionNames, noDocuments } from './documents.ts';
import { leadRecord, type LeadRecord } from './lead-record.ts';
import type { LeadStore } from './lead-store.ts';

// An export is JSON lines: what it is, one record a line, and at the end a hash
// over them. So a file that was cut off or changed is noticed.

const firstLine = JSON.stringify({ format: 'leads', version: 2 });

const laterLine = z.union([leadRecord, z.object({ end: z.string() })]);

/** Records imported in one go. */
const batchSize = 50;

const lineOf = (record: LeadRecord): string => {
  const { data } = leadRecord.safeParse(record);
  if (data) return `${JSON.stringify(data)}\n`;
  // What others wrote to Firestore may hold anything.
  throw new Error(
    `The entry ${record.id} holds a field that is no text: correct or delete it, and export again.`,
  );
};

/** Everything a store holds as the lines of an export. Throws at the end where the store holds documents that it cannot list. */
export async function* exportLines(
  store: Pick<LeadStore, 'exportRecords' | 'counts'>,
): AsyncGenerator<string, void> {
  const hash = createHash('sha256');
  const exported = noDocuments();
  yield `${firstLine}\n`;
  for await (const record of store.exportRecords()) {
    const line = lineOf(record);
    hash.update(line);
    if (record.document && !record.held) exported[record.document.collection] += 1;
    yield line;
  }
  yield `${JSON.stringify({ end: hash.digest('hex') })}\n`;
  const counts = await store.counts();
  for (const name of collectionNames) {
    if (counts[name] === exported[name]) continue;
    throw new Error(
      `${name} holds ${counts[name]} documents, and ${exported[name]} were exported. Either the server is running: stop it and export again. Or some have no timestamp: give them one, or leave them behind.`,
    );
  }
}

const parse = (line: string) => {
  try {
    return laterLine.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
};

/** The records of a file, in order. Throws where the file is not what was exported, at the latest at its end. */
async function* readRecords(file: string): AsyncGenerator<LeadRecord, void> {
  await using handle = await open(file).catch((cause: unknown) => {
    throw new Error(`${file} cannot be read: see that there is such a file.`, { cause });
  });
  const damaged = () =>
    new Error(`${file} is cut off or damaged: export again, and copy the file whole.`);
  const hash = createHash('sha256');
  let end: string | undefined;
  let isFirst = true;
  for await (const line of handle.readLines({ autoClose: false })) {
    if (isFirst) {
      if (line !== firstLine) {
        throw new Error(
          `${file} is no export of leads by this version of the program: make one with "leads export --all".`,
        );
      }
      isFirst = false;
      continue;
    }
    const value = end === undefined ? parse(line) : undefined;
    if (!value) throw damaged();
    if ('end' in value) {
      end = value.end;
    } else {
      hash.update(`${line}\n`);
      yield value;
    }
  }
  if (end !== hash.digest('hex')) throw damaged();
}

/** Stores what an export holds and the store does not; tells how many records these were, and how many the file holds. Changes nothing where the file is not whole. */
export const importFile = async (
  store: Pick<LeadStore, 'importRecords'>,
  file: string,
): Promise<{ added: number; total: number }> => {
  const { length: total } = await Array.fromAsync(readRecords(file), ({ id }) => id);
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
  return { added, total };
};
