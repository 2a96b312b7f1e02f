import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Tally = { passed: number; failed: number };

type Report = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number };

/** Runs vitest with its ordinary output and answers its count; a file that could not even load counts as a failure. */
export function runVitest(args: string[], env: Record<string, string> = {}): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'canto-vitest-'));
  const file = join(folder, 'report.json');
  const { status } = spawnSync(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...args],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    },
  );
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failed = Math.max(report.numFailedTests, status === 0 ? 0 : 1);
    return { passed: report.numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function printTally(tallies: Tally[]): void {
  const sum = tallies.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    { passed: 0, failed: 0 },
  );
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
