// `npm run simulate -- --seeds 20`: the real application among simulated machines, people, mishaps and deaths, one trial a seed; see
// docs/decisions/024-simulation.md. A seed that fails is said with what is wrong; `--seed 7` runs it alone, exactly as it was, and
// `--trace` says each of its steps.
import '#tests/simulation/take-over.ts';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Trial } from '#tests/simulation/run-trial.ts';

const { values: flags } = parseArgs({
  options: {
    /** How many trials, of the seeds from `from` on. */
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    seed: { type: 'string' },
    trace: { type: 'boolean', default: false },
    /** Takes the atomicity out of transactions, to see that it is found. */
    plant: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(availableParallelism()) },
    /** Says each trial as a line of JSON. */
    json: { type: 'boolean', default: false },
  },
});
/** Each trial leaves a little behind in its process, and each process takes some seconds before its first. */
const trialsAProcess = 100;

const first = Number(flags.seed ?? flags.from);
const count = flags.seed ? 1 : Number(flags.seeds);
const processes = Math.min(Number(flags.processes), count);
if (!Number.isSafeInteger(first) || !(count > 0) || !(processes > 0))
  throw new RangeError('--seeds, --from, --seed and --processes are whole numbers above 0.');

if (flags.json || flags.trace || count === 1) await runHere();
else await runInProcesses();

async function runHere(): Promise<void> {
  const { makeStartingPoint } = await import('#tests/simulation/starting-point.ts');
  const { runTrial } = await import('#tests/simulation/run-trial.ts');
  // A library says each failed query there, of which there are many on purpose.
  if (!flags.trace) console.error = () => {};
  const start = await makeStartingPoint();
  let failed = 0;
  for (let seed = first; seed < first + count; seed++) {
    const onStep = flags.trace ? { onStep: (step: string) => console.log(step) } : {};
    const trial = await runTrial(seed, start, { ...onStep, plant: flags.plant });
    if (trial.faults.length > 0) failed++;
    if (flags.json) console.log(JSON.stringify(trial));
    else say(trial);
  }
  process.exit(flags.json || failed === 0 ? 0 : 1);
}

async function runInProcesses(): Promise<void> {
  const started = performance.now();
  const failed: number[] = [];
  let next = first;
  let done = 0;
  const work = async () => {
    while (next < first + count) {
      const from = next;
      const seeds = Math.min(trialsAProcess, Math.ceil(count / processes), first + count - from);
      next += seeds;
      await runProcess(from, seeds, (trial) => {
        done++;
        if (trial.faults.length > 0) failed.push(trial.seed);
        say(trial);
      });
    }
  };
  await Promise.all(Array.from({ length: processes }, work));
  const seconds = (performance.now() - started) / 1000;
  console.log(
    `${done} trials in ${seconds.toFixed(0)} s (${(seconds / done).toFixed(1)} s each), ${failed.length} with faults${failed.length > 0 ? `: ${failed.toSorted((a, b) => a - b).join(', ')}` : ''}`,
  );
  process.exit(failed.length > 0 || done < count ? 1 : 0);
}

/** A process that dies itself, as of memory, fails the trial it was at. */
async function runProcess(from: number, seeds: number, onTrial: (trial: Trial) => void): Promise<void> {
  const args = ['--json', '--from', String(from), '--seeds', String(seeds), ...(flags.plant ? ['--plant'] : [])];
  // As in vitest.config.ts: the databases of a process share their code, and V8 may end it where it frees some.
  const command = ['--no-wasm-code-gc', import.meta.filename, ...args];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  let at = from;
  for await (const line of createInterface({ input: child.stdout })) {
    onTrial(JSON.parse(line) as Trial);
    at++;
  }
  if (at < from + seeds) console.log(`seed ${at}: the simulation itself came to an end`);
}

function say({ seed, faults, trace, steps, lives, simulatedMs }: Trial): void {
  const took = `${steps} steps, ${lives} ${lives === 1 ? 'life' : 'lives'}, ${Math.round(simulatedMs / 1000)} s`;
  console.log(
    `seed ${seed}: ${faults.length === 0 ? 'all well' : `${faults.length} faults`} (${took}, trace ${trace})`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
}
