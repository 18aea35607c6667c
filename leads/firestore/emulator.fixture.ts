import {
  FirestoreServer,
  type FirestoreState,
  type FirestoreStateDocument,
} from '@firestore-emulator/server';
import { ServerCredentials, status, type Server } from '@grpc/grpc-js';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import type { LeadStore } from '../lead-store.ts';
import { openFirestoreLeadStore } from './firestore-lead-store.ts';

type Write = Parameters<FirestoreState['writeV1Document']>[1];
type Contents = Pick<FirestoreStateDocument, 'metadata'> & { fields: unknown };

const placeOf = (write: Write) => (write.has_delete ? write.delete : write.update.name);

const hasChanged = (write: Write, { metadata }: FirestoreStateDocument): boolean => {
  if (!write.has_current_document || !write.current_document.has_update_time) return false;
  const { seconds, nanos } = write.current_document.update_time;
  return metadata.updatedAt?.getTime() !== seconds * 1000 + Math.floor(nanos / 1e6);
};

/**
 * Makes the emulator's commits behave as Firestore documents them, which version 0.3.15 does not: a commit is atomic,
 * an update can require the time of the last update, and each commit has its own time.
 */
const makeCommitsAtomic = (state: FirestoreState) => {
  const write = state.writeV1Document.bind(state);
  const refusals: number[] = [];
  let commit: Date | undefined;
  let time = new Date(0);
  let undo: (() => void)[] = [];

  /** Throws the only error class that the emulator passes on, by deleting a missing document that must exist. */
  const refuse = (code: number): never => {
    const missing = {
      has_delete: true,
      delete: 'projects/none/databases/none/documents/none/none',
      has_current_document: true,
      current_document: { has_exists: true, exists: true },
    };
    try {
      write(time, missing as Write);
    } catch (error) {
      throw Object.assign(error as Error, { code });
    }
    throw new Error('The emulator deleted what does not exist');
  };

  const remember = (document: FirestoreStateDocument) => {
    const contents = document as unknown as Contents;
    const { metadata, fields } = contents;
    undo.push(() => void Object.assign(contents, { metadata, fields }));
  };

  state.writeV1Document = (date, one) => {
    if (date !== commit) {
      commit = date;
      time = new Date(Math.max(date.getTime(), time.getTime() + 1));
      undo = [];
      const code = refusals.shift();
      if (code !== undefined) refuse(code);
    }
    const document = state.getDocument(placeOf(one));
    try {
      if (hasChanged(one, document)) refuse(status.FAILED_PRECONDITION);
      remember(document);
      return write(time, one);
    } catch (error) {
      for (const step of undo.reverse()) step();
      throw error;
    }
  };

  return {
    /** Makes the next commits fail with this gRPC status code. */
    refuseNext: (code: number, times: number) =>
      void refusals.splice(0, refusals.length, ...Array.from({ length: times }, () => code)),
  };
};

type Query = Parameters<FirestoreState['v1Query']>[1];

const fieldsOf = ({ where, order_by }: Query): string[] => {
  const filters = where?.has_composite_filter ? where.composite_filter.filters : [where];
  const filtered = filters.map((filter) => filter?.field_filter?.field.field_path);
  const ordered = order_by.map(({ field }) => field.field_path);
  return [...filtered, ...ordered].filter((field) => field !== undefined);
};

/** Records the fields by which each query filters and sorts. With more than one, Firestore needs a composite index. */
const recordQueries = (state: FirestoreState): string[][] => {
  const queries: string[][] = [];
  const query = state.v1Query.bind(state);
  state.v1Query = (parent, structured) => {
    queries.push([...new Set(fieldsOf(structured))]);
    return query(parent, structured);
  };
  return queries;
};

/**
 * A Firestore server in this process, which the official SDK reaches over gRPC. It keeps its data in memory until it
 * stops.
 */
const startEmulator = async () => {
  const emulator = new FirestoreServer();
  const { refuseNext } = makeCommitsAtomic(emulator.state);
  // The emulator's own `start` listens on every network interface and cannot pick a free port.
  const { server } = emulator as unknown as { server: Server };
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return { port, refuseNext, queries: recordQueries(emulator.state), stop: () => emulator.stop() };
};

export type Emulator = Awaited<ReturnType<typeof startEmulator>>;

/** Starts one emulator for all tests of a file. */
export const useEmulator = (): (() => Emulator) => {
  let emulator: Emulator | undefined;
  vi.setConfig({ testTimeout: 120_000 });
  beforeAll(async () => {
    // Without credentials, the SDK probes the network for Google's metadata server.
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    emulator = await startEmulator();
  });
  afterAll(() => emulator?.stop());
  return () => {
    if (!emulator) throw new Error('The emulator starts before the first test');
    return emulator;
  };
};

let projects = 0;

/** A new project id. */
export const newProject = (): string => `demo-${(projects += 1)}`;

type Options = Partial<Parameters<typeof openFirestoreLeadStore>[0]>;

/** The database of a project as other programs see it. */
export const openDatabase = (port: number, projectId: string): Firestore => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  const database = new Firestore({ projectId });
  vi.unstubAllEnvs();
  onTestFinished(() => database.terminate());
  return database;
};

/** A store, by default in a new project. It is closed when the test ends. */
export const openFirestoreStore = (port: number, options: Options = {}): LeadStore => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  const store = openFirestoreLeadStore({
    projectId: newProject(),
    ...options,
  });
  vi.unstubAllEnvs();
  onTestFinished(() => store.close());
  return store;
};
