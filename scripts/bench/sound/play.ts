/**
 * How episodes sound: makes so many, of one show after the other, with the embedded engines and measures what a listener would
 * notice, against goals; exits with 1 where one is missed. CPU is that of the episode from idea to file, beside `flite | lame`
 * on its words in the same run. With `--out`, every eighth has spectrograms too, where sox is installed.
 *
 *   npm run bench:play -- [--episodes 60] [--from 0] [--bed] [--out folder]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { embeddedMusic } from '#engines/music/embedded-music.ts';
import { EmbeddedSpeech } from '#engines/speech/embedded-speech.ts';
import { embeddedText } from '#engines/story/embedded-text.ts';
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
import { catalogBrief, interactiveShows } from '../../stories/catalog-brief.ts';
import { longestSilence, presenceDb } from './play-levels.ts';
import { tellGoals, type Figures } from './play-goals.ts';

const { values: flags } = parseArgs({
  options: {
    episodes: { type: 'string', default: '60' },
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

/** `lines` as they were heard, with the sounds that the narrator tells. */
type Made = { lines: ScriptLine[]; takesOfLines: Take[][]; cpuS: number };

async function make(brief: EpisodeBrief, voiceOf: ReturnType<typeof castSeason>): Promise<Made> {
  const kept = new Map<string, Take>();
  const takes = {
    get: async (key: string) => kept.get(key) ?? null,
    put: async (take: Take) => void kept.set(take.key, take),
  };
  const before = process.cpuUsage();
  const takesOfLines: Take[][] = [];
  const lines: ScriptLine[] = [];
  const order = { brief, voiceOf, takes, script: null, takesKept: 0 };
  for await (const step of produceEpisode(studio, order, AbortSignal.timeout(15 * 60_000))) {
    if (step.type !== 'take') continue;
    lines[step.linePosition] = step.line;
    (takesOfLines[step.linePosition] ??= []).push(step.take);
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

async function measure(index: number): Promise<Figures> {
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
  const figures: Figures = {
    show: show.name,
    lufs: integratedLoudness(heard, rate),
    peakDb: truePeakDb(heard),
    silenceS: longestSilence(heard[0]!),
    wordsPerMinute: words(lines) / (durationMs / 60_000),
    narratedShare: narrated,
    presenceDb: presenceDb(heard[0]!),
    semitones: nearest(timed, voiceOf),
    miscast: miscast(lines, voiceOf),
    effectsDb: await effectLevels(lines, takesOfLines, integratedLoudness(heard, rate)),
    brokenOff: lines.filter(({ role, text }) => role !== 'narrator' && /—["”’]?$/.test(text)).length,
    cpuS,
    nativeS: native,
    bedLufs: null,
    bedPeakDb: null,
  };
  console.log(
    [
      `${index + 1}. ${show.name} / ${place.name} (${place.ambience})`,
      `  ${figures.lufs.toFixed(2)} LUFS, peak ${figures.peakDb.toFixed(2)} dB, silence ${figures.silenceS.toFixed(2)} s, ${figures.wordsPerMinute.toFixed(0)} words a minute, narrator ${(100 * narrated).toFixed(0)} %`,
      `  1-3 kHz ${figures.presenceDb.toFixed(1)} dB, nearest voices ${figures.semitones.toFixed(1)} semitones, ${counted}; bed ${parts.map(({ fromMs, ambience }) => `${(fromMs / 1000).toFixed(0)} s ${ambience ?? 'home'}`).join(', ')}`,
      `  CPU ${cpuS.toFixed(2)} s${native === null ? '' : `, flite | lame ${native.toFixed(2)} s: ${(cpuS / native).toFixed(2)}`}; ${figures.effectsDb.length} sounds, ${figures.brokenOff} lines broken off`,
    ].join('\n'),
  );
  const mixed = flags.bed ? await withBed(mp3, parts, place, show) : null;
  if (mixed) {
    const sides = (await decodeMp3(mixed)).channels;
    figures.bedLufs = integratedLoudness(sides, rate) - 3.01;
    figures.bedPeakDb = truePeakDb(sides);
    console.log(`  with bed: peak ${figures.bedPeakDb.toFixed(2)} dB, ${figures.bedLufs.toFixed(2)} LUFS a side`);
  }
  if (!flags.out) return figures;
  mkdirSync(flags.out, { recursive: true });
  writeFileSync(join(flags.out, `${index}.mp3`), mp3);
  if (mixed) writeFileSync(join(flags.out, `${index}.bed.mp3`), mixed);
  if (index % 8 === 0) drawSpectrogram(`${index}${mixed ? '.bed' : ''}`);
  writeFileSync(join(flags.out, `${index}.json`), JSON.stringify({ lines: timed, script: lines }, null, 1));
  return figures;
}

/** The first minute as a picture, to look at. */
function drawSpectrogram(name: string): void {
  const file = join(flags.out!, name);
  const decoded = spawnSync('lame', ['--quiet', '--decode', `${file}.mp3`, `${file}.wav`]);
  if (decoded.status !== 0) return;
  spawnSync('sox', [
    `${file}.wav`,
    '-n',
    'remix',
    '1',
    'trim',
    '0',
    '60',
    'spectrogram',
    '-x',
    '1400',
    '-o',
    `${file}.png`,
  ]);
  rmSync(`${file}.wav`);
}

/** People whose gender the words know and who are heard with a voice of another. */
function miscast(lines: ScriptLine[], voiceOf: ReturnType<typeof castSeason>): number {
  const known = lines.filter(({ role, gender }) => role === 'walk_on' && gender);
  return known.filter((line) => findVoice(voiceOf(line)).gender !== line.gender).length;
}

/** How far each sound of the script lies under the whole, in dB of its loudest 0.4 s: it is a take of its own, without words. */
async function effectLevels(lines: ScriptLine[], takesOfLines: Take[][], lufs: number): Promise<number[]> {
  const levels: number[] = [];
  for (const [i, line] of lines.entries()) {
    // The last of what is heard before the line.
    const take = i > 0 && line.sound ? takesOfLines[i - 1]?.at(-1) : undefined;
    if (!take || take.words.length > 0) continue;
    const samples = (await decodeMp3(take.mp3)).channels.slice(0, 1);
    levels.push(integratedLoudness(samples, rate) - lufs);
  }
  return levels;
}

async function withBed(
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
  return layBed({
    voice,
    loops: loops.map((loop) => loop.mp3),
    scenes: parts.map(({ fromMs, ambience }) => ({ fromMs, loop: ambiences.indexOf(ambience) })),
    gain: backgroundVolume,
    tags: { title: show.name },
    chapters: [],
  });
}

try {
  const [whisper, shout] = await whisperAndShout();
  console.log(`A whisper is ${whisper.toFixed(1)} dB beside plain speech, a shout +${shout.toFixed(1)} dB.`);
  const from = Number(flags.from);
  // What a running server has done long ago: packs read, engines compiled.
  const { brief, voiceOf } = orderOf(from + 1);
  await make(brief, voiceOf);
  const all: Figures[] = [];
  for (let index = from; index < from + Number(flags.episodes); index++) all.push(await measure(index));
  if (!tellGoals(all, { whisper, shout })) process.exitCode = 1;
} finally {
  await speech.close();
}
