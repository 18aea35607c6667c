import { FirestoreServer, type FirestoreState } from '@firestore-emulator/server';
import { ServerCredentials, type Server } from '@grpc/grpc-js';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, onTestFinished, vi } from 'vitest';
import type { LeadStore } from '../lead-store.ts';
import { makeCommitsAtomic } from './emulator-commits.fixture.ts';
import { openFirestoreLeadStore } from './firestore-lead-store.ts';

type Query = Parameters<FirestoreState['v1Query']>[1];

const fieldsOf = ({ where, order_by }: Query): string[] => {
  const filters = where?.has_composite_filter ? where.composite_filter.filters : [where];
  const filtered = filters.map((filter) => filter?.field_filter?.field.field_path);
  const ordered = order_by.map(({ field }) => field.field_path);
  return [...filtered, ...ordered].filter((field) => field !== undefined);
};

/** By which fields each query selected and ordered: with more than one, Firestore needs an index made for it. */
const noteQueries = (state: FirestoreState): string[][] => {
  const queries: string[][] = [];
  const query = state.v1Query.bind(state);
  state.v1Query = (parent, structured) => {
    queries.push([...new Set(fieldsOf(structured))]);
    return query(parent, structured);
  };
  return queries;
};

/**
 * A Firestore server in this process that the official SDK talks to by gRPC.
 * It keeps everything in memory and forgets it when it stops.
 */
const startEmulator = async () => {
  const emulator = new FirestoreServer();
  const { refuseNext } = makeCommitsAtomic(emulator.state);
  // Its own `start` listens on every network interface and cannot find a free port.
  const { server } = emulator as unknown as { server: Server };
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return { port, refuseNext, queries: noteQueries(emulator.state), stop: () => emulator.stop() };
};

export type Emulator = Awaited<ReturnType<typeof startEmulator>>;

/** One emulator for the tests of a file. */
export const useEmulator = (): (() => Emulator) => {
  let emulator: Emulator | undefined;
  vi.setConfig({ testTimeout: 120_000 });
  beforeAll(async () => {
    // Where there are no credentials, the SDK asks the network whether this is a machine of Google's.
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

/** The name of a project that nobody has used. */
export const newProject = (): string => `demo-${(projects += 1)}`;

type Options = Partial<Parameters<typeof openFirestoreLeadStore>[0]>;

/** The database of a project as others see it. */
export const openDatabase = (port: number, projectId: string): Firestore => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  const database = new Firestore({ projectId });
  vi.unstubAllEnvs();
  onTestFinished(() => database.terminate());
  return database;
};

/** A store in a project of its own, unless one is named; closed when the test ends. */
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
