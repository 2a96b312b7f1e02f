/**
 * Production of an episode against the bare native pipeline: the same ~580 words through `flite -voice rms | lame` of the
 * machine and through our own (utterances → takes → joined MP3), in turns within one run.
 * CPU counts user and system time of everything started; the quietest round of each counts.
 *
 *   node scripts/bench/sound/production.ts [rounds]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ScriptLine } from '#shared/story/script.ts';
import { joinTakes } from '#studio/mix/join-takes.ts';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import { sampleDialogue } from '#studio/speech/sample-dialogue.ts';
import { speakTake } from '#studio/speech/speak-take.ts';
import { utterancesOf } from '#studio/speech/split-utterances.ts';

const goals = { cpu: 1.25, wall: 1.1 };
const voice = 'narrator-rowan';
/** About 580 words without deliveries, so that both sides say the same at the same pace. */
const lines: ScriptLine[] = [...sampleDialogue, ...sampleDialogue].map(({ text }) => ({
  role: 'narrator',
  speaker: 'Narrator',
  text,
}));

type Cost = { cpuS: number; wallS: number; audioS: number };

function missingTools(): string[] {
  return ['flite', 'lame', 'bash'].filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0);
}

/** `times` of the shell counts all children, as getrusage does. */
function runNative(folder: string): Cost {
  const text = join(folder, 'story.txt');
  const mp3 = join(folder, 'native.mp3');
  writeFileSync(text, lines.map((line) => line.text).join('\n\n'));
  const script = `TIMEFORMAT='%R %U %S'; time (flite -voice rms -f ${text} -o ${folder}/story.wav && lame --quiet --resample 24 -m m -b 64 ${folder}/story.wav ${mp3})`;
  const { stderr, status } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The native pipeline failed: ${stderr}`);
  const [wallS = 0, user = 0, system = 0] = (stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  const size = Number(execFileSync('stat', ['-c', '%s', mp3], { encoding: 'utf8' }));
  return { wallS, cpuS: user + system, audioS: size / 8_000 };
}

async function runCanto(provider: EmbeddedSpeech): Promise<Cost> {
  const cpu = process.cpuUsage();
  const start = performance.now();
  const utterances = lines.flatMap((line, i) => utterancesOf(line, voice, lines[i + 1], { breakFirst: i === 0 }));
  const takes = await Promise.all(utterances.map((utterance) => speakTake(provider, utterance)));
  const { durationMs } = joinTakes(takes, { title: 'Benchmark' });
  const { user, system } = process.cpuUsage(cpu);
  return { wallS: (performance.now() - start) / 1000, cpuS: (user + system) / 1e6, audioS: durationMs / 1000 };
}

const quietest = (costs: Cost[], key: 'cpuS' | 'wallS') => Math.min(...costs.map((cost) => cost[key]));
const show = (name: string, { cpuS, wallS, audioS }: Cost) =>
  console.log(`${name.padEnd(16)} CPU ${cpuS.toFixed(2)} s  wall ${wallS.toFixed(2)} s  audio ${audioS.toFixed(1)} s`);

async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 4);
  const words = lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  console.log(`${words} words, ${rounds} rounds`);
  const missing = missingTools();
  if (missing.length > 0)
    console.log(`Missing: ${missing.join(', ')}. On Debian: apt-get install flite lame. Only Canto is measured.`);
  const folder = mkdtempSync(join(tmpdir(), 'canto-bench-'));
  const canto: Record<'one worker' | 'two workers', { provider: EmbeddedSpeech; costs: Cost[] }> = {
    'one worker': { provider: new EmbeddedSpeech({ workers: 1 }), costs: [] },
    'two workers': { provider: new EmbeddedSpeech({ workers: 2 }), costs: [] },
  };
  const native: Cost[] = [];
  try {
    // The first round also pays for compiling the engine, which a running server has done long ago: shown, not counted.
    for (const [name, { provider }] of Object.entries(canto)) show(`cold, ${name}`, await runCanto(provider));
    for (let round = 0; round < rounds; round++) {
      if (missing.length === 0) {
        native.push(runNative(folder));
        show('flite | lame', native.at(-1) as Cost);
      }
      for (const [name, { provider, costs }] of Object.entries(canto)) {
        costs.push(await runCanto(provider));
        show(name, costs.at(-1) as Cost);
      }
    }
  } finally {
    rmSync(folder, { recursive: true });
    await Promise.all(Object.values(canto).map(({ provider }) => provider.close()));
  }
  if (native.length === 0) return;
  for (const [name, { costs }] of Object.entries(canto)) {
    const cpu = quietest(costs, 'cpuS') / quietest(native, 'cpuS');
    const wall = quietest(costs, 'wallS') / quietest(native, 'wallS');
    const verdict = (value: number, goal: number) =>
      `${value.toFixed(2)} (goal ${goal}: ${value <= goal ? 'met' : 'MISSED'})`;
    console.log(`${name}: CPU ratio ${verdict(cpu, goals.cpu)}, wall ratio ${verdict(wall, goals.wall)}`);
  }
}

await main();
