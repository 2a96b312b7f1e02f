// `npm test`: types, style, the whole suite on the embedded database, and whole journeys in a real browser.
import { execFile } from 'node:child_process';
import { printTally, runVitest, type Tally } from './run-vitest.ts';

/** A check that is not made of tests counts as one, and says all it has to say when it ends: others run beside it. */
function check(script: string): Promise<Tally> {
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', script], { maxBuffer: Infinity }, (error, stdout, stderr) => {
      process.stdout.write(stdout + stderr);
      if (!error) console.log(`ok: ${script}`);
      resolve({
        passed: error ? 0 : 1,
        failed: error ? 1 : 0,
        failures: error ? [`npm run ${script}`] : [],
      });
    });
  });
}

const quick = await Promise.all(['lint', 'format:check', 'typecheck', 'lint:packs'].map(check));
// The pages are built meanwhile: only the journeys need them.
const building = check('build');
const suite = runVitest([]);
const built = await building;
const journeys = built.failed
  ? { passed: 0, failed: 1, failures: ['the journeys had no pages to run on'] }
  : runVitest(['--config', 'vitest.journeys.config.ts']);
printTally([...quick, suite, built, journeys]);
