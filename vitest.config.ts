import { defineConfig } from 'vitest/config';

/** What computes or draws; the rest opens databases, servers and processes, on PostgreSQL when `TEST_DATABASE_URL` is set. */
const pure = [
  'src/{shared,media,studio,engines,web}/**/*.test.{ts,tsx}',
  'src/platform/{feeds,mail,payments,storage}/**/*.test.ts',
];

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Embedded databases are threads that share one WebAssembly module. V8 of Node 24 ends their process now and then where it
    // frees code of such a module ("Check failed: jit_page_->allocations_.erase"), so it frees none.
    execArgv: ['--no-wasm-code-gc'],
    // A third one works while two wait for a timer, a thread or a server.
    maxWorkers: 3,
    // The files of a worker run in one process: loading the application takes as long as most files' tests.
    // What a file opens or replaces it closes or puts back.
    isolate: false,
    // Between three workers and their threads, and whatever else a machine is doing, a second of work has taken half a minute.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes within a second, but for the same reason not always.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: pure, setupFiles: 'tests/await-imports.ts' } },
      {
        extends: true,
        test: {
          name: 'app',
          globalSetup: 'tests/template-database.ts',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: [...pure, 'tests/journeys/**', 'node_modules/**'],
        },
      },
    ],
  },
});
