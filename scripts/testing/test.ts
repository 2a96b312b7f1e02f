// `npm test`: types, style, the whole suite on the embedded database, and whole journeys in a real browser.
import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { printTally, runVitest, type Tally } from './run-vitest.ts';

/** A check that is not made of tests counts as one, and says all it has to say when it ends: others run beside it. */
function check(script: string, priority = 0, args: string[] = []): Promise<Tally> {
  return new Promise((resolve) => {
    const { pid } = execFile(
      'npm',
      ['run', '--silent', script, ...args],
      { maxBuffer: Infinity },
      (error, stdout, stderr) => {
        process.stdout.write(stdout + stderr);
        if (!error) console.log(`ok: ${script}`);
        resolve({
          passed: error ? 0 : 1,
          failed: error ? 1 : 0,
          failures: error ? [`npm run ${script}`] : [],
        });
      },
    );
    if (pid !== undefined && priority !== 0) setPriority(pid, priority);
  });
}

// Every process of the suite, of the pack lint and of the trials tells stories: they are compiled once, before all of them.
const stories = await check('build:stories');
// Telling every season of the packs takes one processor for minutes, and so do the trials: they get what the others leave over.
const packs = check('lint:packs', constants.priority.PRIORITY_LOW);
const trials = packs.then(() => check('simulate', constants.priority.PRIORITY_LOW, ['--', '--seeds', '200']));
const quick = await Promise.all(['lint', 'format:check', 'typecheck'].map((script) => check(script)));
// The pages are built meanwhile: only the journeys need them.
const building = check('build');
const suite = await runVitest([]);
const built = await building;
const journeys = built.failed
  ? { passed: 0, failed: 1, failures: ['the journeys had no pages to run on'] }
  : await runVitest(['--config', 'vitest.journeys.config.ts']);
printTally([stories, ...quick, suite, built, journeys, await packs, await trials]);
