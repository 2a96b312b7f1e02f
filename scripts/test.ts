// `npm test`: types, style, the whole suite on the embedded database, and whole journeys in a real browser.
import { execFile } from 'node:child_process';
import { printTally, runVitest, type Tally } from './run-vitest.ts';

/** A check that is not made of tests counts as one, and says all it has to say when it ends: others run beside it. */
function check(script: string): Promise<Tally> {
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', script], { maxBuffer: Infinity }, (error, stdout, stderr) => {
      process.stdout.write(stdout + stderr);
      console.log(`${error ? 'FAILED' : 'ok'}: ${script}`);
      resolve(error ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 });
    });
  });
}

const quick = await Promise.all(['lint', 'format:check', 'typecheck', 'lint:packs'].map(check));
const suite = runVitest([]);
const built = await check('build');
const journeys = built.failed ? { passed: 0, failed: 1 } : runVitest(['--config', 'vitest.journeys.config.ts']);
printTally([...quick, suite, built, journeys]);
