import '/work/wt/serve20/tests/simulation/take-over.ts';
const { makeStartingPoint } = await import('/work/wt/serve20/tests/simulation/starting-point.ts');
const { runTrial } = await import('/work/wt/serve20/tests/simulation/run-trial.ts');
const t = performance.now();
const s = await makeStartingPoint();
console.log('start', performance.now()-t);
for (const seed of process.argv.slice(2).map(Number)) {
  const t1 = performance.now(), c = process.cpuUsage();
  const r = await runTrial(seed, s, { onStep: process.env.TRACE ? (x) => console.error(x) : undefined, plant: !!process.env.PLANT });
  console.log(Math.round(performance.now()-t1), 'ms', Math.round((process.cpuUsage(c).user)/1000), 'cpu', JSON.stringify(r, null, 1));
}
process.exit(0);
