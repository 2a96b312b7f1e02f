// `npm test`: types, style, the whole suite on the embedded database, and whole journeys in a real browser.
import { spawnSync } from 'node:child_process';
import { printTally, runVitest, type Tally } from './run-vitest.ts';

/** A check that is not made of tests counts as one. */
function check(script: string): Tally {
  const passed = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' }).status === 0;
  console.log(`${passed ? 'ok' : 'FAILED'}: ${script}`);
  return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const quick = ['typecheck', 'lint', 'format:check', 'lint:packs'].map(check);
const suite = runVitest([]);
const built = check('build');
const journeys = built.failed ? { passed: 0, failed: 1 } : runVitest(['--config', 'vitest.journeys.config.ts']);
printTally([...quick, suite, built, journeys]);
