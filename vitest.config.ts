import { configDefaults, defineConfig } from 'vitest/config';

/** They work on copies of the whole project and build it. */
const operations = 'admin/operations/{entries,publish,routes}.test.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'dist/**', 'tests/**', operations],
          // No module of theirs remembers one test to the next; a worker for each file would take ten seconds.
          isolate: false,
          // Hundreds of durable writes take their time on a slow disk.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: [...configDefaults.exclude, 'tests/slow/**'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        // `npm run test:slow`
        test: {
          name: 'slow',
          include: ['tests/slow/**/*.test.ts', operations],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});
