import { sweepFiles } from '#server/upkeep/sweep-files.ts';
import { Browser } from './browser.ts';
import { Canto } from './canto.ts';
import { callKinds, calm, Kernel, type Weather } from './kernel.ts';
import { listenForHidden } from './listen.ts';
import { live, moderate } from './people.ts';
import { startMachines, type Known, type StartingPoint } from './starting-point.ts';
import { goBy } from './take-over.ts';
import { Town, type Inhabitant } from './town.ts';
import { verify } from './verify.ts';

export type Trial = {
  seed: number;
  faults: string[];
  trace: string;
  steps: number;
  lives: number;
  simulatedMs: number;
};
export type TrialOptions = {
  onStep?: (step: string) => void;
  /** Breaks Canto on purpose, to see that it is found: takes the atomicity out of transactions. */
  plant?: boolean;
};

const hour = 3_600_000;
const day = 24 * hour;
const quietAfterMs = 10 * 60_000;

/** One trial, from its seed: people, machines, mishaps and deaths; then peace, and a look at everything. */
export async function runTrial(seed: number, start: StartingPoint, options: TrialOptions = {}): Promise<Trial> {
  const kernel = new Kernel(seed, start.endsAt);
  kernel.onStep = options.onStep ?? null;
  goBy(kernel);
  try {
    return await kernel.until(simulate(kernel, seed, start, options), 40 * day);
  } finally {
    goBy(null);
  }
}

async function simulate(
  kernel: Kernel,
  seed: number,
  start: StartingPoint,
  { plant = false }: TrialOptions,
): Promise<Trial> {
  const machines = await startMachines(kernel, start.database, start.files);
  machines.database.isTorn = plant;
  const canto = new Canto(kernel, machines);
  const town = new Town({ kernel, canto, bank: machines.bank, show: start.show });
  const inhabit = ({ cookies, ...known }: Known): Inhabitant => ({
    ...known,
    browser: new Browser(kernel, canto, cookies),
  });
  machines.bank.tell = async (eventId) =>
    (await canto.ask({ method: 'POST', path: '/api/stripe/webhook', body: eventId })).status;
  try {
    canto.start();
    await canto.context();
    stir(kernel);
    pullPlugs(kernel, canto);
    const acts = 3 + kernel.random.below(5);
    await Promise.all([
      ...start.people.map((known) => live(town, inhabit(known), acts)),
      moderate(town, inhabit(start.admin), kernel.random.below(6)),
    ]);
    for (const kind of callKinds) kernel.weather[kind] = calm;
    kernel.plugs.clear();
    await comeToRest(town);
    await passDays(town);
    await listenForHidden(town);
    await canto.inside(sweepFiles);
    town.faults.push(...(await canto.inside((ctx) => verify(town, machines.files, ctx))));
  } catch (error) {
    town.fault(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  canto.isWatched = false;
  canto.kill();
  // What it still holds in this process is let go.
  await kernel.wait(60_000);
  await machines.database.stop();
  const { trace, steps } = kernel;
  return { seed, faults: town.faults, trace, steps, lives: canto.lives, simulatedMs: kernel.now - start.endsAt };
}

/** How bad it is differs from trial to trial, and from one kind of machine to the other. */
function stir({ random, weather }: Kernel): void {
  const worst = random.pick([0.01, 0.05, 0.15]);
  const some = (most: number): Weather => {
    const share = () => (random.number() < 0.4 ? 0 : random.number() * most);
    return { slow: share(), fail: share(), cut: share(), twice: share() };
  };
  for (const kind of callKinds) weather[kind] = some(kind === 'database' ? worst / 20 : worst);
}

/** Up to three times the process dies, at any of the next thousands of calls. */
function pullPlugs(kernel: Kernel, canto: Canto): void {
  const { random, plugs, steps } = kernel;
  for (let left = random.below(4); left > 0; left--) plugs.set(steps + random.below(4000), () => canto.kill());
}

/** Until nothing is left to be done: no job that is due or tried again soon, no word of the bank. What is put off for longer comes due in `passDays`. */
async function comeToRest({ kernel, canto, bank }: Town): Promise<void> {
  const due = `select 1 from pgboss.job where state < 'completed' and start_after < now() + interval '1 minute'
    and name not like '%pgboss%' limit 1`;
  for (const end = kernel.now + quietAfterMs; kernel.now < end; await kernel.wait(1000)) {
    const isBusy = await canto
      .inside(({ database }) => database.pool.query(due))
      .then(({ rows }) => rows.length > 0)
      .catch(() => true);
    if (!isBusy && bank.isQuiet) return;
  }
}

/** The machine is off for as long as an account waits to be deleted and a file to be named, and on again. */
async function passDays(town: Town): Promise<void> {
  const { canto, kernel } = town;
  canto.kill();
  await kernel.wait(500);
  kernel.skip(15 * day);
  await kernel.wait(5000);
  await canto.context();
  await kernel.wait(5000);
  await comeToRest(town);
}
