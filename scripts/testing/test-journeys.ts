// `npm run test:journeys`: only the journeys, on the pages as they were last built.
import { printTally, runVitest } from './run-vitest.ts';

printTally([await runVitest(['--config', 'vitest.journeys.config.ts', ...process.argv.slice(2)])]);
