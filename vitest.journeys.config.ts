import { defineConfig } from 'vitest/config';

/** Journeys that leave each other alone go by one Canto, which starts only when one of them runs. */
const shared = [
  'accounts',
  'keyboard',
  'making',
  'pages',
  'press-play',
  'deferred-scripts',
  'static-pages',
  'page-weight',
].map((name) => `tests/journeys/${name}.test.ts`);

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'forks',
    // Embedded databases are threads that share one WebAssembly module. V8 of Node 24 ends their process now and then where it
    // frees code of such a module ("Check failed: jit_page_->allocations_.erase"), so it frees none.
    execArgv: ['--no-wasm-code-gc'],
    // Journeys mostly wait for pages, sound and messages that go away: three at once take little longer than one.
    maxWorkers: 3,
    // A browser, a server and a studio on two cores now and then miss a message that goes away by itself; what fails twice is broken.
    retry: 1,
    // As in the other suite: what a file opens it closes, and loading the application takes seconds of a processor.
    isolate: false,
    // Twice what a page may be waited for, and what a journey does meanwhile.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // What is waited for comes in a second or two, but with three browsers and other checks beside them one wait took over 30 s.
    expect: { poll: { timeout: 60_000, interval: 100 } },
    projects: [
      {
        extends: true,
        test: { name: 'shared', include: shared, globalSetup: 'tests/journeys/shared-canto.ts' },
      },
      {
        extends: true,
        test: { name: 'own', include: ['tests/journeys/**/*.test.ts'], exclude: shared },
      },
    ],
  },
});
