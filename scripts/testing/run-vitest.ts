import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How many passed and failed, and a line for each failure: what it was, and why. */
export type Tally = { passed: number; failed: number; failures: string[] };

type Report = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

const longestReason = 600;

/** Runs vitest with its ordinary output and answers its count; a file that could not even load counts as a failure. */
export async function runVitest(args: string[], env: Record<string, string> = {}): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'canto-vitest-'));
  const file = join(folder, 'report.json');
  try {
    const vitest = spawn('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile=${file}`, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    const [status] = (await once(vitest, 'close')) as [number | null];
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const failures = failuresIn(report);
    // An error between the tests, or a file that died, is none of theirs.
    if (status !== 0 && failures.length === 0)
      failures.push(`vitest ${args.join(' ')} ended with ${status}: see above`);
    return { passed: report.numPassedTests, failed: failures.length, failures };
  } catch {
    return { passed: 0, failed: 1, failures: ['vitest ended without a report'] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    // A file that could not even load has no tests to name.
    if (tests.length === 0 && status === 'failed') return [inOneLine(`${file}: ${message}`)];
    return tests.map((test) => inOneLine(`${file} > ${test.fullName}: ${test.failureMessages.join(' ')}`));
  });
}

function inOneLine(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').trim().slice(0, longestReason);
}

/** Prints every failure again, a line each, and then the sum: what comes last is what is read first. */
export function printTally(tallies: Tally[]): void {
  for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`FAILED: ${failure}`);
  const sum = tallies.reduce(
    (all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }),
    { passed: 0, failed: 0 },
  );
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  process.exitCode = sum.failed > 0 ? 1 : 0;
}
