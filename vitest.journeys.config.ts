import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/journeys/**/*.test.ts'],
    pool: 'forks',
    // Journeys mostly wait for pages, sound and messages that go away: two at once take little more than half as long.
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000, interval: 100 } },
  },
});
