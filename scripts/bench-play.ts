/**
 * How episodes sound: makes one of each of so many shows with the embedded engines and measures what a listener would
 * notice, against goals. CPU is that of the episode from idea to file, beside `flite | lame` on its words in the same run.
 *
 *   npm run bench:play -- [--episodes 12] [--from 0] [--bed] [--out folder]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { embeddedMusic } from '#engines/music/embedded-music.ts';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import { embeddedText } from '#engines/story/embedded-text.ts';
import { applyFilters, highPassFilter, lowPassFilter } from '#media/audio/biquad.ts';
import { decodeMp3 } from '#media/audio/decode-mp3.ts';
import { integratedLoudness, truePeakDb } from '#media/audio/loudness.ts';
import type { CatalogShow } from '#server/seeds/read-catalog.ts';
import { castSeason } from '#server/productions/recording/cast-voices.ts';
import { backgroundVolume } from '#shared/listening.ts';
import { scenesOf } from '#shared/places/scenes.ts';
import type { ScriptLine, TimedLine } from '#shared/story/script.ts';
import { joinTakes } from '#studio/mix/join-takes.ts';
import { layBed } from '#studio/mix/lay-bed.ts';
import { timeLines } from '#studio/mix/time-lines.ts';
import { produceEpisode } from '#studio/produce-episode.ts';
import type { EpisodeBrief } from '#studio/providers/text/text-provider.ts';
import { findVoice } from '#studio/providers/speech/voices.ts';
import { bedOfLines, type BedPart } from '#studio/scene/bed-of-lines.ts';
import { followScene } from '#studio/scene/follow-scene.ts';
import { castVoice, narratorVoice } from '#studio/speech/cast-season.ts';
import { speakTake } from '#studio/speech/speak-take.ts';
import type { Take } from '#studio/speech/take.ts';
import type { Studio } from '#studio/studio.ts';
import { catalogBrief, interactiveShows } from './catalog-brief.ts';

const { values: flags } = parseArgs({
  options: {
    episodes: { type: 'string', default: '12' },
    from: { type: 'string', default: '0' },
    bed: { type: 'boolean', default: false },
    out: { type: 'string' },
  },
});

type CatalogPlace = CatalogShow['locations'][number];
const rate = 24_000;
const ideas = [
  'Somebody has stolen the soup',
  'A stranger knocks and will not say a name',
  'We must find the way home before the lamp goes out',
];

const speech = new EmbeddedSpeech();
const studio: Studio = { text: embeddedText(), speech, moderation: null, image: null, music: embeddedMusic };

type Made = { lines: ScriptLine[]; takesOfLines: Take[][]; cpuS: number };

async function make(brief: EpisodeBrief, voiceOf: ReturnType<typeof castSeason>): Promise<Made> {
  const kept = new Map<string, Take>();
  const takes = {
    get: async (key: string) => kept.get(key) ?? null,
    put: async (take: Take) => void kept.set(take.key, take),
  };
  const before = process.cpuUsage();
  const takesOfLines: Take[][] = [];
  let lines: ScriptLine[] = [];
  const order = { brief, voiceOf, takes, script: null, takesKept: 0 };
  for await (const step of produceEpisode(studio, order, AbortSignal.timeout(15 * 60_000))) {
    if (step.type === 'script') lines = step.script.lines;
    if (step.type === 'take') (takesOfLines[step.linePosition] ??= []).push(step.take);
  }
  const { user, system } = process.cpuUsage(before);
  return { lines, takesOfLines, cpuS: (user + system) / 1e6 };
}

const hasNative = ['flite', 'lame', 'bash'].every((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0);

/** CPU seconds of the bare pipeline on the same words. */
function nativeCpuS(lines: ScriptLine[]): number | null {
  if (!hasNative) return null;
  const folder = mkdtempSync(join(tmpdir(), 'canto-play-'));
  try {
    writeFileSync(join(folder, 'story.txt'), lines.map(({ text }) => text).join('\n\n'));
    const script = `cd ${folder}; TIMEFORMAT='%U %S'; time (flite -voice rms -f story.txt -o story.wav && lame --quiet --resample 24 -m m -b 64 story.wav story.mp3)`;
    const { stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    return (stderr.trim().split('\n').at(-1) ?? '').split(' ').reduce((sum, part) => sum + Number(part), 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rms = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / Math.max(1, samples.length));
const db = (ratio: number): number => 20 * Math.log10(ratio);

/** The longest time in which nothing is louder than -60 dB, in seconds. */
function longestSilence(samples: Float32Array): number {
  let [longest, run] = [0, 0];
  for (let at = 0; at + 240 <= samples.length; at += 240) {
    run = rms(samples.subarray(at, at + 240)) < 0.001 ? run + 0.01 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** How far 1 to 3 kHz lies below the whole, in dB. */
function presenceDb(samples: Float32Array): number {
  const band = applyFilters(samples.slice(), [
    ...[0.541, 1.307].map((q) => highPassFilter(1_000, rate, q)),
    ...[0.541, 1.307].map((q) => lowPassFilter(3_000, rate, q)),
  ]);
  return db(rms(band) / rms(samples));
}

/** The fewest semitones between two people of one scene who are of one age and have the same speaker behind them; 99 where none have. */
function nearest(lines: TimedLine[], voiceOf: ReturnType<typeof castSeason>): number {
  const scenes = scenesOf(lines).map(({ startMs, endMs }) =>
    lines.filter((line) => line.start_ms >= startMs && line.start_ms < endMs),
  );
  return Math.min(...scenes.map((scene) => nearestOf([...new Set(scene.map(voiceOf))])));
}

function nearestOf(ids: string[]): number {
  const used = ids.map((id) => ({ ...findVoice(id).embedded, isOld: findVoice(id).ageBand === 'old' }));
  const distances = used.flatMap((a, i) =>
    used
      .slice(i + 1)
      .filter((b) => a.base === b.base && a.isOld === b.isOld && Math.abs(Math.log(a.tract / b.tract)) < 0.06)
      .map((b) => Math.abs(12 * Math.log2(a.pitchHz / b.pitchHz))),
  );
  return Math.min(99, ...distances);
}

async function whisperAndShout(): Promise<[number, number]> {
  const of = async (delivery?: string) => {
    const text = 'There is somebody under the bridge, and they are waiting for us.';
    const take = await speakTake(speech, {
      text,
      voice: 'woman-clara',
      pauseAfterMs: 200,
      ...(delivery ? { delivery } : {}),
    });
    return integratedLoudness((await decodeMp3(take.mp3)).channels.slice(0, 1), rate);
  };
  const plain = await of();
  return [(await of('whispered')) - plain, (await of('shouting')) - plain];
}

/** Another idea, place and cast for every number. */
function orderOf(index: number) {
  const shows = interactiveShows();
  const show = shows[index % shows.length]!;
  const place = show.locations[Math.floor(index / shows.length + index) % show.locations.length]!;
  const { brief } = catalogBrief(ideas[index % ideas.length]!, { show: show.name, place: place.name }, `play ${index}`);
  const narrator = narratorVoice(show.id);
  const taken = [narrator];
  const leads = brief.characters.map(({ id, gender, age, personality }) => {
    const voice = castVoice({ gender, age, personality, seed: id }, taken);
    taken.push(voice);
    return { voice };
  }) as [{ voice: string }, { voice: string }];
  const voiceOf = castSeason({ seed: brief.seed, narratorVoice: narrator, leads }, []);
  return { brief, show, place, voiceOf };
}

async function measure(index: number): Promise<void> {
  const { brief, show, place, voiceOf } = orderOf(index);
  const { lines, takesOfLines, cpuS } = await make(brief, voiceOf);
  const native = nativeCpuS(lines);
  const { mp3, durationMs } = joinTakes(takesOfLines.flat());
  const heard = (await decodeMp3(mp3)).channels.slice(0, 1);
  const words = (some: ScriptLine[]) => some.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
  const narrated = words(lines.filter(({ role }) => role === 'narrator')) / words(lines);
  const scene = followScene(brief);
  const around = lines.map((line) => scene.surroundingsOf(line)).filter((one) => one !== null);
  const counted = Object.entries(Object.groupBy(around, ({ room, path }) => path ?? room ?? 'dry'))
    .map(([name, list = []]) => `${name} ${list.length}`)
    .join(', ');
  const timed = timeLines(
    lines,
    lines.map((_, at) => takesOfLines[at] ?? []),
  );
  const parts = bedOfLines(timed, brief);
  console.log(
    [
      `${show.name} / ${place.name} (${place.ambience})`,
      `  ${integratedLoudness(heard, rate).toFixed(2)} LUFS, peak ${truePeakDb(heard).toFixed(2)} dB, silence ${longestSilence(heard[0]!).toFixed(2)} s, ${(words(lines) / (durationMs / 60_000)).toFixed(0)} words a minute, narrator ${(100 * narrated).toFixed(0)} %`,
      `  1-3 kHz ${presenceDb(heard[0]!).toFixed(1)} dB, nearest voices ${nearest(timed, voiceOf).toFixed(1)} semitones, ${counted}; bed ${parts.map(({ fromMs, ambience }) => `${(fromMs / 1000).toFixed(0)} s ${ambience ?? 'home'}`).join(', ')}`,
      `  CPU ${cpuS.toFixed(2)} s${native === null ? '' : `, flite | lame ${native.toFixed(2)} s: ${(cpuS / native).toFixed(2)}`}`,
    ].join('\n'),
  );
  const mixed = flags.bed ? await measureBed(mp3, parts, place, show) : null;
  if (!flags.out) return;
  mkdirSync(flags.out, { recursive: true });
  writeFileSync(join(flags.out, `${index}.mp3`), mp3);
  if (mixed) writeFileSync(join(flags.out, `${index}.bed.mp3`), mixed);
  writeFileSync(join(flags.out, `${index}.json`), JSON.stringify({ lines: timed, script: lines }, null, 1));
}

async function measureBed(
  voice: Uint8Array,
  parts: BedPart[],
  place: CatalogPlace,
  show: CatalogShow,
): Promise<Uint8Array> {
  const ambiences = [...new Set(parts.map(({ ambience }) => ambience))];
  const loops = await Promise.all(
    ambiences.map((ambience) =>
      embeddedMusic.composeLoop({ mood: place.mood, ambience: ambience ?? place.ambience, seed: show.id }),
    ),
  );
  const before = process.cpuUsage();
  const mixed = await layBed({
    voice,
    loops: loops.map((loop) => loop.mp3),
    scenes: parts.map(({ fromMs, ambience }) => ({ fromMs, loop: ambiences.indexOf(ambience) })),
    gain: backgroundVolume,
    tags: { title: show.name },
    chapters: [],
  });
  const { user, system } = process.cpuUsage(before);
  const sides = (await decodeMp3(mixed)).channels;
  console.log(
    `  with bed: peak ${truePeakDb(sides).toFixed(2)} dB, ${(integratedLoudness(sides, rate) - 3.01).toFixed(2)} LUFS a side; CPU ${((user + system) / 1e6).toFixed(2)} s`,
  );
  return mixed;
}

try {
  const [whisper, shout] = await whisperAndShout();
  console.log(`A whisper is ${whisper.toFixed(1)} dB beside plain speech, a shout +${shout.toFixed(1)} dB.`);
  const from = Number(flags.from);
  // What a running server has done long ago: packs read, engines compiled.
  const { brief, voiceOf } = orderOf(from + 1);
  await make(brief, voiceOf);
  for (let index = from; index < from + Number(flags.episodes); index++) await measure(index);
} finally {
  await speech.close();
}
