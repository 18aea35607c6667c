import { configDefaults, defineConfig } from 'vitest/config';
import { brandModule } from './site/config/vite-parts.ts';

/** Slow tests, which check the whole content many times over. */
const operations = 'office/operations/{entries,routes}.test.ts';

const attacks = 'tests/slow/attacks.test.ts';

/** One brand in `npm run test:slow`, three in `npm run test:long`. */
const brands = 'tests/slow/brands.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [brandModule(import.meta.dirname)],
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, '.cache/**', 'tests/**', operations],
          // Their modules keep no state from one test to the next, and a worker per file would take ten seconds.
          isolate: false,
          // Durable writes and git are slow on a busy machine.
          testTimeout: 90_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/{slow,long,office}/**'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      // `npm run test:slow` and `npm run test:long`, with timeouts for a busy machine.
      ...[
        {
          name: 'slow',
          include: ['tests/{slow,office}/**/*.test.ts', operations],
          exclude: [...configDefaults.exclude, attacks],
        },
        // A project of its own, since a run with other tests would also have to wait for builds.
        { name: 'attacks', include: [attacks] },
        { name: 'long', include: ['tests/long/**/*.test.ts', brands] },
      ].map((project) => ({
        test: {
          ...project,
          testTimeout: 240_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 60_000 } },
        },
      })),
    ],
  },
});
