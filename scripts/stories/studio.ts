/**
 * Makes one episode without server or database, with the providers of the environment, and writes it out.
 *
 *   npm run studio -- "A thief has stolen the moon" [--show lantern --a Pell --b Moss --place lamp --out ./studio-out]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { castSeason } from '#server/productions/recording/cast-voices.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { EpisodeScript } from '#shared/story/script.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { joinTakes } from '#studio/mix/join-takes.ts';
import { integratedLoudness, truePeakDb } from '#media/audio/loudness.ts';
import { timeLines } from '#studio/mix/time-lines.ts';
import { writeCaptions } from '#studio/mix/write-captions.ts';
import { openStudio } from '#studio/open-studio.ts';
import { produceEpisode, type ProductionOrder } from '#studio/produce-episode.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { castVoice, narratorVoice } from '#studio/speech/cast-season.ts';
import type { Take, TakeStore } from '#studio/speech/take.ts';
import type { Studio } from '#studio/studio.ts';
import type { Usage } from '#studio/usage.ts';
import { catalogBrief } from './catalog-brief.ts';

const usage = 'npm run studio -- "an idea" [--show <name>] [--a <name>] [--b <name>] [--place <name>] [--out <folder>]';

type Made = { script: EpisodeScript; takesOfLines: Take[][]; usage: Usage[] };

const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'string' },
    a: { type: 'string' },
    b: { type: 'string' },
    place: { type: 'string' },
    out: { type: 'string', default: './studio-out' },
    seed: { type: 'string', default: 'studio' },
  },
});

const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(2)} s`;
const tell = (stage: string, detail: string) => console.log(`${stage.padEnd(12)} ${detail}`);

function memoryStore(): TakeStore {
  const kept = new Map<string, Take>();
  return { get: async (key) => kept.get(key) ?? null, put: async (take) => void kept.set(take.key, take) };
}

function orderOf(brief: EpisodeBrief, showId: string): ProductionOrder {
  const narrator = narratorVoice(showId);
  const taken = [narrator];
  const leads = brief.characters.map(({ id, gender, age, personality }) => {
    const voice = castVoice({ gender, age, personality, seed: id }, taken);
    taken.push(voice);
    return voice;
  });
  const [a, b] = leads;
  const season = { seed: brief.seed, narratorVoice: narrator, leads: [{ voice: a! }, { voice: b! }] as const };
  const voiceOf = castSeason(season, []);
  return { brief, voiceOf, takes: memoryStore(), script: null, takesKept: 0 };
}

async function makeEpisode(studio: Studio, order: ProductionOrder): Promise<Made> {
  const usage: Usage[] = [];
  const takesOfLines: Take[][] = [];
  let script: EpisodeScript | null = null;
  for await (const step of produceEpisode(studio, order, AbortSignal.timeout(15 * 60_000))) {
    if (step.type === 'script') {
      script = step.script;
      usage.push(...step.usage);
      tell('script', `${seconds()} (${script.lines.length} lines)`);
      continue;
    }
    if (step.type === 'usage') {
      usage.push(step.usage);
      continue;
    }
    if (step.position === 0) tell('first sound', seconds());
    (takesOfLines[step.linePosition] ??= []).push(step.take);
    if (step.take.usage) usage.push(step.take.usage);
  }
  if (!script) throw new Error('The storyteller ended without a script.');
  tell('voiced', `${seconds()} (${takesOfLines.flat().length} takes)`);
  return { script, takesOfLines, usage };
}

async function writeOut(folder: string, { script, takesOfLines }: Made): Promise<number> {
  const lines = timeLines(script.lines, takesOfLines);
  const { mp3, durationMs } = joinTakes(takesOfLines.flat(), { title: script.title, artist: 'Canto', track: 1 });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'episode.mp3'), mp3);
  writeFileSync(join(folder, 'episode.vtt'), writeCaptions(lines));
  writeFileSync(join(folder, 'script.txt'), asText(script));
  writeFileSync(join(folder, 'script.json'), `${JSON.stringify(script, null, 1)}\n`);
  tell('joined', seconds());
  const { channels, sampleRate } = await decodeMp3(mp3);
  // The file is mono; a decoder may give the same channel twice.
  const heard = channels.slice(0, 1);
  tell('audio', `${(durationMs / 1000).toFixed(1)} s, ${(mp3.length / 1024).toFixed(0)} kB`);
  tell(
    'loudness',
    `${integratedLoudness(heard, sampleRate).toFixed(2)} LUFS, true peak ${truePeakDb(heard).toFixed(2)} dB`,
  );
  return durationMs;
}

function asText({ title, lines, choices }: EpisodeScript): string {
  const said = lines.map(({ role, speaker, text, delivery }) =>
    role === 'narrator' ? text : `${speaker}${delivery ? ` (${delivery})` : ''}: ${text}`,
  );
  return `${title}\n\n${said.join('\n\n')}\n\n${choices.map(({ text }, i) => `${i + 1}. ${text}`).join('\n')}\n`;
}

/** What was consumed, summed by provider. Prices differ by contract, so money is for the vendor's own page to tell. */
function tellUsage(all: Usage[]): void {
  for (const [provider, list = []] of Object.entries(Object.groupBy(all, (one) => one.provider))) {
    const sum = (key: 'inputTokens' | 'outputTokens' | 'characters') =>
      list.reduce((total, one) => total + (one[key] ?? 0), 0);
    const parts = [
      [sum('inputTokens'), 'tokens in'],
      [sum('outputTokens'), 'tokens out'],
      [sum('characters'), 'characters spoken'],
    ].filter(([count]) => count !== 0);
    const free = provider === 'embedded' ? ', no cost' : '';
    tell('usage', `${provider}: ${parts.map((part) => part.join(' ')).join(', ') || 'nothing metered'}${free}`);
  }
}

function readEnvironment(): Config {
  // No session is signed here, so no secret has to be kept on the disk.
  return readConfig({ AUTH_SECRET: 'studio'.repeat(8), ...process.env });
}

async function main(): Promise<void> {
  const idea = positionals.join(' ').trim();
  if (idea === '') throw new Error(`An idea is missing.\n${usage}`);
  const { brief, show } = catalogBrief(idea, flags, flags.seed);
  const config = readEnvironment();
  tell('show', `${show.name} (${show.genre}, ${show.rating})`);
  tell('cast', `${brief.characters.map(({ name }) => name).join(' and ')} at ${brief.location.name}`);
  tell(
    'providers',
    `story: ${config.story.kind}, moderation: ${config.moderation.kind}, speech: ${config.speech.kind}`,
  );
  const studio = await openStudio(config);
  try {
    const made = await makeEpisode(studio, orderOf(brief, show.id));
    const folder = resolve(flags.out);
    const audioMs = await writeOut(folder, made);
    const words = made.script.lines.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
    tell('words', `${words}, title "${made.script.title}"`);
    tellUsage(made.usage);
    const wallMs = performance.now() - started;
    tell('total', `${seconds()}, ${(audioMs / wallMs).toFixed(1)} times as fast as it is heard`);
    tell('written to', folder);
  } finally {
    await studio.close();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
